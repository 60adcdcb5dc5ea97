//! Challenges that are answered, withdrawn, expire, or whose people are excluded meanwhile.

use std::time::Duration;

use super::super::{ALICE, BOB, CAROL, House, invitation};
use super::request::{GAPS, answer, ban, block, leave, number, race, request};
use trickmate_host::{Answer, Invitation, PlayerId, RequestId};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_accepted_or_withdrawn_or_declined() {
    let house = House::new().await;
    for gap in GAPS {
        for other in [(ALICE, Answer::Withdraw), (BOB, Answer::Decline)] {
            let (id, before) = (house.challenge(Some(BOB)).await, house.matches().await);
            let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, other.0, other.1)];
            let [accepted, closed] = race(gap, both).await;
            assert!(accepted != closed, "one of both: {accepted} {closed}");
            assert_eq!(house.matches().await - before, i64::from(accepted));
        }
        for other in [(ALICE, Answer::Withdraw), (CAROL, Answer::Accept)] {
            let (id, before) = (house.challenge(None).await, house.matches().await);
            let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, other.0, other.1)];
            let [accepted, other_too] = race(gap, both).await;
            assert!(accepted != other_too, "one of both");
            assert_eq!(house.matches().await - before, i64::from(accepted || other.1 == Answer::Accept));
        }
        // Two answers of the same person.
        let (id, before) = (house.challenge(Some(BOB)).await, house.matches().await);
        let both = [answer(&house, id, BOB, Answer::Accept), answer(&house, id, BOB, Answer::Accept)];
        assert_eq!(race(gap, both).await, [true, true], "a double press is no error");
        assert_eq!(house.matches().await - before, 1);
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_excluded_begins_no_game_afterwards() {
    let house = House::new().await;
    for gap in GAPS {
        for excluded in 0..6 {
            let [asks, asked] = [number(), number()];
            let wanted = Invitation {
                challenger: PlayerId::new(asks),
                opponent: Some(PlayerId::new(asked)),
                ..invitation(number())
            };
            let (id, before) =
                (house.service.invitations().invite(wanted).await.unwrap().id, house.matches().await);
            let other = match excluded {
                0 => block(&house, PlayerId::new(asks), asked),
                1 => block(&house, PlayerId::new(asked), asks),
                2 => ban(&house, PlayerId::new(asks)),
                3 => ban(&house, PlayerId::new(asked)),
                4 => leave(&house, PlayerId::new(asks)),
                _ => leave(&house, PlayerId::new(asked)),
            };
            let [accepted, done] =
                race(gap, [answer(&house, id, PlayerId::new(asked), Answer::Accept), other]).await;
            assert!(done);
            house.is_sound().await;
            assert_eq!(house.matches().await - before, i64::from(accepted));
            assert_eq!(house.count("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await, 0);
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_excluded_leaves_no_challenge_open() {
    let house = House::new().await;
    for gap in GAPS {
        for excluded in 0..6 {
            let [asks, asked] = [number(), number()];
            let wanted = Invitation {
                challenger: PlayerId::new(asks),
                opponent: Some(PlayerId::new(asked)),
                ..invitation(number())
            };
            let invite =
                request(
                    &house.service,
                    move |service| async move { service.invitations().invite(wanted).await },
                );
            let other = match excluded {
                0 => block(&house, PlayerId::new(asks), asked),
                1 => block(&house, PlayerId::new(asked), asks),
                2 => ban(&house, PlayerId::new(asks)),
                3 => ban(&house, PlayerId::new(asked)),
                4 => leave(&house, PlayerId::new(asks)),
                _ => leave(&house, PlayerId::new(asked)),
            };
            race(gap, [invite, other]).await;
            house.is_sound().await;
            assert_eq!(house.count("SELECT COUNT(*) FROM challenges WHERE state = 'open'").await, 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_or_is_accepted() {
    for gap in GAPS {
        let house = House::with(Duration::from_millis(30)).await;
        let id = house.challenge(Some(BOB)).await;
        let expire = request(&house.service, |service| async move {
            tokio::time::sleep(Duration::from_millis(25)).await;
            service.invitations().expire().await
        });
        let accept = request(&house.service, move |service| async move {
            tokio::time::sleep(Duration::from_millis(25)).await;
            service.invitations().answer(id, BOB, Answer::Accept, RequestId::new(number())).await
        });
        let [accepted, _] = race(gap, [accept, expire]).await;
        assert_eq!(house.matches().await, i64::from(accepted));
        house.is_sound().await;
    }
}
