//! Moves and answers at the moment at which the time is over.

use tokio::sync::watch;
use trickmate_host::{Answer, Clock, Invitation, OfferKind, ServiceError, TimeControl, Version};
use trickmate_rules::EndReason;

use super::super::{ALICE, BOB, House, invitation};
use super::request::{GAPS, act, answer_offer, number, race, request, resign};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_acts_in_time_or_loses_on_time() {
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    for gap in GAPS {
        for pair in 0..3 {
            let time = Some(TimeControl::Live { base: HOUR, increment: 0 });
            let game = house.begin_with(Invitation { time, ..invitation(number()) }).await.id;
            for (player, text) in [(ALICE, "4Ci3"), (BOB, "4Db6"), (ALICE, "8Dj2"), (BOB, "8Ca7")] {
                act(&house, game.get(), player, text).await.unwrap();
            }
            let offer = house.offered(game.get(), BOB, OfferKind::Draw).await;
            offset.send_modify(|offset| *offset += 2 * HOUR);
            let keep = request(&house.service, |service| async move { service.clocks().run_due().await });
            let late = match pair {
                0 => act(&house, game.get(), ALICE, "8Dh3"),
                1 => resign(&house, game.get(), ALICE),
                _ => answer_offer(&house, offer, ALICE, Answer::Accept),
            };
            let [in_time, kept] = race(gap, [late, keep]).await;
            assert!(kept);
            let hosted = house.service.matches().hosted_match(game).await.unwrap();
            assert_eq!(hosted.version(), Version::new(5), "one of both is committed");
            let is_lost = hosted.game.outcome().is_some_and(|outcome| outcome.reason == EndReason::Time);
            assert!(is_lost != in_time, "{pair}: {in_time}");
            house.is_sound().await;
            if hosted.game.outcome().is_none() {
                resign(&house, game.get(), ALICE).await.unwrap();
            }
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_is_claimed_once() {
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    for gap in GAPS {
        let time = Some(TimeControl::Correspondence(48 * HOUR));
        let game = house.begin_with(Invitation { time, ..invitation(number()) }).await.id;
        offset.send_modify(|offset| *offset += 47 * HOUR);
        house.service.clocks().run_due().await.unwrap();
        let due = house.service.clocks().due_reminders().await.unwrap();
        let [due] = <[_; 1]>::try_from(due).unwrap();
        let claim = || {
            let due = due.clone();
            request(&house.service, move |service| async move {
                match service.clocks().claim_reminder(&due).await? {
                    true => Ok(()),
                    false => Err(ServiceError::Stale),
                }
            })
        };
        let [one, other] = race(gap, [claim(), claim()]).await;
        assert!(one != other, "one of both");
        resign(&house, game.get(), ALICE).await.unwrap();
    }
}
