//! Moves of matches that end meanwhile, and choices that are made once.

use super::super::{ALICE, BOB, House, invitation};
use super::request::{GAPS, act, answer_offer, leave, number, offer, race, request, resign};
use trickmate_host::{
    Answer, ChanceProposed, Invitation, MatchId, OfferKind, PlayerId, ServiceError, Version,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_or_ends() {
    let house = House::new().await;
    for gap in GAPS {
        let acts = |game: i64| act(&house, game, ALICE, "8Dj2");
        for pair in 0..8 {
            let game = house.moved().await;
            let both = match pair {
                0 => [acts(game), resign(&house, game, BOB)],
                1 => [acts(game), resign(&house, game, ALICE)],
                2 => [resign(&house, game, ALICE), resign(&house, game, BOB)],
                3 => [acts(game), acts(game)],
                _ => {
                    let (kind, reply) = match pair {
                        4 => (OfferKind::Draw, Answer::Accept),
                        5 => (OfferKind::Takeback, Answer::Accept),
                        6 => (OfferKind::Abort, Answer::Accept),
                        _ => (OfferKind::Draw, Answer::Decline),
                    };
                    let id = house.offered(game, BOB, kind).await;
                    [acts(game), answer_offer(&house, id, ALICE, reply)]
                }
            };
            let done = race(gap, both).await;
            let hosted = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
            let is_over = hosted.game.outcome().is_some();
            match pair {
                0 | 1 => assert!(is_over && done[1], "a player may always resign"),
                2 => assert!(is_over && done[0] != done[1], "one of both"),
                3 => assert!(done[0] != done[1] && hosted.version() == Version::new(3), "one of both"),
                4 | 6 => assert!(done[0] != done[1] && is_over == done[1], "{done:?}"),
                5 => assert!(done[0] != done[1] && hosted.version() == Version::new(3), "{done:?}"),
                _ => assert!(done[0] && !is_over),
            }
            house.is_sound().await;
            if !is_over {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
        // No agreement is needed before both have moved.
        let game = house.begin(number()).await.id;
        let both = [act(&house, game.get(), ALICE, "4Ci3"), offer(&house, game.get(), BOB, OfferKind::Abort)];
        let [moved, aborted] = race(gap, both).await;
        let is_over = house.service.matches().hosted_match(game).await.unwrap().game.outcome().is_some();
        assert!(is_over == aborted && (moved || aborted));
        house.is_sound().await;
        if !is_over {
            resign(&house, game.get(), ALICE).await.unwrap();
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_meets_the_deletion_of_data() {
    for gap in GAPS {
        let house = House::new().await;
        let game = house.moved().await;
        race(gap, [act(&house, game, ALICE, "8Dj2"), leave(&house, BOB)]).await;
        assert!(
            house.service.matches().hosted_match(MatchId::new(game)).await.unwrap().game.outcome().is_some()
        );
        house.ends_sound().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rest_is_left_to_chance_once_or_not_at_all() {
    let house = House::new().await;
    let propose = |game: i64, player: PlayerId| {
        request(&house.service, move |service| async move {
            match service
                .matches()
                .propose_chance(MatchId::new(game), Version::new(32), player, trickmate_rules::Task::Flip)
                .await?
            {
                ChanceProposed::Made | ChanceProposed::Agreed => Ok(()),
                ChanceProposed::Before | ChanceProposed::Stale => Err(ServiceError::Stale),
            }
        })
    };
    let closed = |was_open: bool| if was_open { Ok(()) } else { Err(ServiceError::OfferClosed) };
    for gap in [-2, 0, 2] {
        for pair in 0..3 {
            let mystery = Invitation { game: "mysterious".to_owned(), ..invitation(number()) };
            let game = house.begin_with(mystery).await.id;
            for _ in 0..100 {
                number();
            }
            house.place_all(game, number() - 100).await;
            let agree = || {
                request(&house.service, move |service| async move {
                    closed(
                        service
                            .matches()
                            .agree_on_chance(game, Version::new(32), BOB, trickmate_rules::Task::Flip)
                            .await?,
                    )
                })
            };
            let done = match pair {
                0 => race(gap, [propose(game.get(), ALICE), propose(game.get(), BOB)]).await,
                1 => {
                    propose(game.get(), ALICE).await.unwrap();
                    let decline = request(&house.service, move |service| async move {
                        closed(service.matches().close_chance_proposal(game, Version::new(32)).await?)
                    });
                    race(gap, [agree(), decline]).await
                }
                _ => {
                    propose(game.get(), ALICE).await.unwrap();
                    race(gap, [agree(), agree()]).await
                }
            };
            let version = house.service.matches().hosted_match(game).await.unwrap().version();
            match pair {
                0 => assert_eq!((done, version), ([true, true], Version::new(64))),
                _ => {
                    assert!(done[0] != done[1], "one of both: {done:?}");
                    assert_eq!(version, Version::new(if pair == 2 || done[0] { 64 } else { 32 }));
                }
            }
            resign(&house, game.get(), ALICE).await.ok();
        }
    }
    house.ends_sound().await;
}
