//! Offers that both make, or that are answered twice.

use super::super::{ALICE, BOB, House};
use super::request::{GAPS, answer_offer, ban, block, offer, race, resign};
use trickmate_host::{Answer, MatchId, OfferKind, Version};

#[tokio::test(flavor = "multi_thread")]
async fn two_who_offer_the_same_agree() {
    let house = House::new().await;
    for gap in GAPS {
        for kind in [OfferKind::Draw, OfferKind::Takeback, OfferKind::Abort, OfferKind::Hints] {
            let game = house.moved().await;
            let both = [offer(&house, game, ALICE, kind), offer(&house, game, BOB, kind)];
            assert_eq!(race(gap, both).await, [true, true], "{kind:?}");
            let offers = format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}");
            assert_eq!(house.count(&offers).await, 1, "{kind:?}");
            assert_eq!(house.count(&format!("{offers} AND state = 'accepted'")).await, 1, "{kind:?}");
            if matches!(kind, OfferKind::Takeback | OfferKind::Hints) {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
        house.is_sound().await;
        let game = house.moved().await;
        resign(&house, game, BOB).await.unwrap();
        let before = house.matches().await;
        let both =
            [offer(&house, game, ALICE, OfferKind::Rematch), offer(&house, game, BOB, OfferKind::Rematch)];
        assert_eq!(race(gap, both).await, [true, true]);
        assert_eq!(house.matches().await - before, 1);
        // A second press leads to the running rematch.
        offer(&house, game, ALICE, OfferKind::Rematch).await.unwrap();
        assert_eq!(house.count(&format!("SELECT COUNT(*) FROM offers WHERE match_id = {game}")).await, 1);
        resign(&house, before + 1, BOB).await.unwrap();
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_once_or_not_at_all() {
    let house = House::new().await;
    for gap in GAPS {
        for other in 0..6 {
            let game = house.moved().await;
            resign(&house, game, BOB).await.unwrap();
            let (id, before) = (house.offered(game, ALICE, OfferKind::Rematch).await, house.matches().await);
            let (other, excludes) = match other {
                0 => (answer_offer(&house, id, ALICE, Answer::Withdraw), true),
                1 => (answer_offer(&house, id, BOB, Answer::Decline), true),
                2 => (answer_offer(&house, id, BOB, Answer::Accept), false),
                3 => (offer(&house, game, BOB, OfferKind::Rematch), false),
                4 => (block(&house, ALICE, BOB.get()), false),
                _ => (ban(&house, ALICE), false),
            };
            let [accepted, done] = race(gap, [answer_offer(&house, id, BOB, Answer::Accept), other]).await;
            assert!(!excludes || accepted != done, "one of both");
            assert_eq!(house.matches().await - before, i64::from(accepted));
            house.is_sound().await;
            for statement in ["DELETE FROM blocks", "DELETE FROM bans"] {
                house.database.execute(statement).await;
            }
            if accepted {
                resign(&house, before + 1, BOB).await.unwrap();
            }
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_has_one_answer() {
    let house = House::new().await;
    for gap in GAPS {
        for kind in [OfferKind::Draw, OfferKind::Takeback, OfferKind::Abort, OfferKind::Hints] {
            for other in [(ALICE, Answer::Withdraw), (BOB, Answer::Decline), (BOB, Answer::Accept)] {
                let game = house.moved().await;
                let id = house.offered(game, ALICE, kind).await;
                let both = [
                    answer_offer(&house, id, BOB, Answer::Accept),
                    answer_offer(&house, id, other.0, other.1),
                ];
                let [accepted, closed] = race(gap, both).await;
                assert!(
                    other.1 == Answer::Accept && accepted && closed || accepted != closed,
                    "{kind:?} {other:?}"
                );
                let hosted = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
                match kind {
                    OfferKind::Takeback => {
                        assert_eq!(hosted.version(), Version::new(2 + i64::from(accepted)))
                    }
                    OfferKind::Hints => assert_eq!(hosted.allows_hints(), accepted),
                    _ => assert_eq!(hosted.game.outcome().is_some(), accepted),
                }
                if hosted.game.outcome().is_none() {
                    resign(&house, game, ALICE).await.unwrap();
                }
            }
        }
        house.is_sound().await;
    }
    house.ends_sound().await;
}
