//! Spectators of matches that end at that moment.

use super::super::{ALICE, BOB, CAROL, House, invitation};
use super::request::{GAPS, act, all_at_once, number, race, request, resign};
use trickmate_host::{Answer, Invitation, MatchId, PlayerId, RequestId, Version, WatchLevel};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_hears_of_the_end() {
    let house = House::new().await;
    for gap in GAPS {
        for ends in [false, true] {
            let game = house.moved().await;
            let known = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
            let watch = request(&house.service, move |service| async move {
                service.spectators().watch(&known, CAROL, WatchLevel::Boards).await
            });
            let other = if ends { resign(&house, game, BOB) } else { act(&house, game, ALICE, "8Dj2") };
            let [watches, done] = race(gap, [watch, other]).await;
            assert!(done && (watches || ends));
            // Whoever began before the change is notified of it; nobody begins after the end.
            let watchers = house.service.spectators().watchers(MatchId::new(game)).await.unwrap();
            assert_eq!(watchers.len(), usize::from(watches));
            assert!(watchers.iter().all(|watcher| watcher.announced == Version::new(2)
                || !ends && watcher.announced == Version::new(3)));
            if !ends {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_watches_more_than_the_limit() {
    let house = House::new().await;
    let mut watches = Vec::new();
    for _ in 0..30 {
        let [asks, asked] = [number(), number()];
        let wanted = Invitation {
            challenger: PlayerId::new(asks),
            opponent: Some(PlayerId::new(asked)),
            ..invitation(number())
        };
        let challenge = house.service.invitations().invite(wanted).await.unwrap().id;
        house
            .service
            .invitations()
            .answer(challenge, PlayerId::new(asked), Answer::Accept, RequestId::new(number()))
            .await
            .unwrap();
        let game = house.service.matches().match_of_challenge(challenge).await.unwrap();
        watches.push(request(&house.service, move |service| async move {
            service.spectators().watch(&game, CAROL, WatchLevel::End).await
        }));
    }
    assert_eq!(all_at_once(watches).await, 25);
}
