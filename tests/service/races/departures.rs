//! Servers that remove the bot and add it again while people play there.

use tokio::sync::watch;

use super::super::{ALICE, BOB, House};
use super::request::{GAPS, Request, act, answer, number, race, request, resign};
use trickmate_host::{Answer, Clock, MatchId, PlayerId, RequestId, ServerId, Version};

/// The server on which all matches are.
const SERVER: i64 = 10;

fn removed(house: &House) -> Request {
    request(
        &house.service,
        |service| async move { service.departures().server_left(ServerId::new(SERVER)).await },
    )
}

fn added(house: &House) -> Request {
    request(&house.service, |service| async move {
        service.departures().server_joined(ServerId::new(SERVER)).await
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_on_where_the_bot_is_removed() {
    let house = House::new().await;
    for gap in GAPS {
        let game = house.moved().await;
        let [moved, left] = race(gap, [act(&house, game, ALICE, "8Dj2"), removed(&house)]).await;
        assert!(left);
        let hosted = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
        assert!(hosted.is_paused);
        assert_eq!(hosted.version(), Version::new(2 + i64::from(moved)));
        let (player, text) = if moved { (BOB, "8Ca7") } else { (ALICE, "8Dj2") };
        assert!(act(&house, game, player, text).await.is_err(), "it is paused");
        house.is_sound().await;
        // A challenge that is accepted meanwhile.
        added(&house).await.unwrap();
        resign(&house, game, ALICE).await.unwrap();
        let (id, before) = (house.challenge(Some(BOB)).await, house.matches().await);
        let [accepted, left] = race(gap, [answer(&house, id, BOB, Answer::Accept), removed(&house)]).await;
        assert!(left);
        assert_eq!(house.matches().await - before, i64::from(accepted));
        house.is_sound().await;
        // It is removed and added again.
        race(gap, [added(&house), removed(&house)]).await;
        house.is_sound().await;
        added(&house).await.unwrap();
        assert_eq!(
            house.count("SELECT COUNT(*) FROM matches WHERE paused <> 0 AND ended_at IS NULL").await,
            0
        );
        if accepted {
            resign(&house, before + 1, ALICE).await.unwrap();
        }
    }
    house.ends_sound().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_match_goes_on_or_ends_once() {
    const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;
    let (offset, moved) = watch::channel(0);
    let mut house = House::new().await;
    house.service = house.service.with_clock(Clock::moved_by(moved));
    for gap in GAPS {
        for pair in 0..4 {
            let game = house.moved().await;
            removed(&house).await.unwrap();
            offset.send_modify(|offset| *offset += WEEK);
            let end = |player: PlayerId| {
                request(&house.service, move |service| async move {
                    service
                        .departures()
                        .end_absent(MatchId::new(game), player, RequestId::new(number()))
                        .await
                })
            };
            let direct = |player: PlayerId| {
                request(&house.service, move |service| async move {
                    service.departures().take_direct(MatchId::new(game), player).await
                })
            };
            let both = match pair {
                0 => [end(ALICE), end(BOB)],
                1 => [end(ALICE), added(&house)],
                2 => [end(ALICE), direct(BOB)],
                _ => [direct(ALICE), direct(BOB)],
            };
            let [one, other] = race(gap, both).await;
            let hosted = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
            let is_over = hosted.game.outcome().is_some();
            match pair {
                0 => assert!(is_over && one != other, "one of both: {one} {other}"),
                1 => assert!(other && is_over == one),
                2 => assert!(one != other && is_over == one && hosted.is_direct == other),
                _ => assert!(one != other && !is_over && hosted.is_direct, "one of both: {one} {other}"),
            }
            assert!(!hosted.is_paused);
            house.is_sound().await;
            added(&house).await.unwrap();
            if !is_over {
                resign(&house, game, ALICE).await.unwrap();
            }
        }
    }
    house.ends_sound().await;
}
