//! Games against the computer that are begun twice.

use super::super::{ALICE, BOB, CAROL, House};
use super::request::{BOT, GAPS, act, against_computer, answer, number, race, request, resign};
use trickmate_host::{Answer, ChallengeId, Level, Limits, OfferKind, PlayerId, RequestId};

#[tokio::test(flavor = "multi_thread")]
async fn a_button_pressed_twice_begins_one_game() {
    let house = House::new().await;
    let limits = Limits { computer_games: 100, ..Limits::default() };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let play = |pressed: &'static str, player: PlayerId| {
        let wanted = against_computer(player, Some(pressed));
        request(&service, move |service| async move { service.computer().play_computer(wanted).await })
    };
    for (index, gap) in GAPS.into_iter().enumerate() {
        let pressed: &'static str = format!("message/{index}").leak();
        assert_eq!(race(gap, [play(pressed, ALICE), play(pressed, ALICE)]).await, [true, true]);
        assert_eq!(house.matches().await, index as i64 + 1, "{gap}");
    }
    let games = house.matches().await;
    // Another person gets another game, and so does the same one after the first move.
    play("message/0", BOB).await.unwrap();
    assert_eq!(house.matches().await, games + 1);
    act(&house, 1, ALICE, "4Ci3").await.unwrap();
    play("message/0", ALICE).await.unwrap();
    assert_eq!(house.matches().await, games + 2);
    // A rematch after the end.
    for gap in GAPS {
        let game = service.computer().play_computer(against_computer(CAROL, None)).await.unwrap().id;
        resign(&house, game.get(), CAROL).await.unwrap();
        let before = house.matches().await;
        let again = || {
            request(&service, move |service| async move {
                service.offers().offer(game, CAROL, OfferKind::Rematch, RequestId::new(number())).await
            })
        };
        assert_eq!(race(gap, [again(), again()]).await, [true, true]);
        assert_eq!(house.matches().await - before, 1, "{gap}");
        resign(&house, before + 1, CAROL).await.unwrap();
    }
    // A choice of a level for a challenge, and a person who accepts it.
    for gap in GAPS {
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let level = || {
            request(&service, move |service| async move {
                service
                    .computer()
                    .accept_by_computer(id, ALICE, Level::new(1).unwrap(), RequestId::new(number()))
                    .await
            })
        };
        let [person, computer] = race(gap, [answer(&house, id, BOB, Answer::Accept), level()]).await;
        assert!(person != computer, "one of both");
        assert_eq!(house.matches().await - before, 1);
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let level = || {
            request(&service, move |service| async move {
                service
                    .computer()
                    .accept_by_computer(id, ALICE, Level::new(1).unwrap(), RequestId::new(number()))
                    .await
            })
        };
        assert_eq!(race(gap, [level(), level()]).await, [true, true]);
        assert_eq!(house.matches().await - before, 1);
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_given_up_for_a_game_or_not_at_all() {
    let house = House::new().await;
    let limits = Limits { computer_games: 30, ..Limits::default() };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let open = "SELECT COUNT(*) FROM challenges WHERE state = 'open'";
    let instead = |challenge: ChallengeId| {
        let wanted = against_computer(ALICE, None);
        request(&service, move |service| async move {
            service.computer().play_computer_instead(challenge, wanted).await
        })
    };
    for gap in GAPS {
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let [computer, person] = race(gap, [instead(id), answer(&house, id, BOB, Answer::Accept)]).await;
        assert!(person != computer, "one of both");
        assert_eq!((house.matches().await - before, house.count(open).await), (1, 0), "{gap}");
        let (id, before) = (house.challenge(None).await, house.matches().await);
        let [one, other] = race(gap, [instead(id), instead(id)]).await;
        assert!(one != other, "one of both");
        assert_eq!((house.matches().await - before, house.count(open).await), (1, 0), "{gap}");
    }
    // Who has too many games keeps the challenge.
    let id = house.challenge(None).await;
    let mut begun = 0;
    while service.computer().play_computer(against_computer(ALICE, None)).await.is_ok() {
        begun += 1;
        assert!(begun <= 30, "there is no limit");
    }
    assert!(instead(id).await.is_err());
    assert_eq!(house.count(open).await, 1);
    house.ends_sound().await;
}
