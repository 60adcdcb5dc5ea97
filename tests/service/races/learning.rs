//! Puzzles, analyses, imports and games from a position, asked for twice.

use super::super::{ALICE, BOB, CAROL, House};
use super::request::{BOT, GAPS, all_at_once, number, race, request, resign};
use trickmate_host::{
    ChannelId, DailyId, Level, Limits, MatchId, PlayerId, PuzzleResult, RequestId, ServerId, ServiceError,
    StudyGame,
};
use trickmate_rules::Record;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_answer_to_a_puzzle_counts() {
    let house = House::new().await;
    let day = "INSERT INTO daily_puzzles (id, server, day, channel, game, puzzle, at, closes_at) \
               VALUES (1, 10, 1, 100, 'poker', 'some', 0, 9000000000000000)";
    house.database.execute(day).await;
    for gap in GAPS {
        let player = number();
        let puzzle =
            house.service.puzzles().next_puzzle(PlayerId::new(player), "poker", None).await.unwrap().unwrap();
        let attempt = |result: PuzzleResult| {
            request(&house.service, move |service| async move {
                let rated = service.puzzles().attempt_puzzle(PlayerId::new(player), puzzle, result).await?;
                rated.map(|_| ()).ok_or(ServiceError::Stale)
            })
        };
        let both = [attempt(PuzzleResult::Solved), attempt(PuzzleResult::Missed)];
        let [solved, missed] = race(gap, both).await;
        assert!(solved != missed, "one of both");
        let rated = house.service.puzzles().solver(PlayerId::new(player)).await.unwrap();
        assert_eq!(rated.len(), 1);
        let before = house.count("SELECT version FROM daily_puzzles WHERE id = 1").await;
        let daily = |solved: bool| {
            request(&house.service, move |service| async move {
                service.daily().attempt(DailyId::new(1), PlayerId::new(player), solved).await
            })
        };
        assert_eq!(race(gap, [daily(true), daily(false)]).await, [true, true]);
        let attempts = format!("SELECT COUNT(*) FROM daily_attempts WHERE player = {player}");
        assert_eq!(house.count(&attempts).await, 1);
        assert_eq!(house.count("SELECT version FROM daily_puzzles WHERE id = 1").await, before + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_and_a_record_is_kept_once() {
    let house = House::new().await;
    for gap in GAPS {
        let game = house.moved().await;
        resign(&house, game, BOB).await.unwrap();
        let hosted = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap();
        let record = Record::public(&hosted.game, []).to_string();
        let analyse = || {
            let hosted = hosted.clone();
            request(&house.service, move |service| async move { service.analysis().analyse(&hosted).await })
        };
        assert_eq!(race(gap, [analyse(), analyse()]).await, [true, true]);
        assert_eq!(house.count(&format!("SELECT COUNT(*) FROM analyses WHERE match_id = {game}")).await, 1);
        let (asked, before) = (number(), house.count("SELECT COUNT(*) FROM imports").await);
        let import = || {
            let record = record.clone();
            request(&house.service, move |service| async move {
                service.imports().import(PlayerId::new(asked), RequestId::new(asked), record).await
            })
        };
        assert_eq!(race(gap, [import(), import()]).await, [true, true]);
        assert_eq!(house.count("SELECT COUNT(*) FROM imports").await, before + 1);
    }
    let game = house.service.matches().hosted_match(MatchId::new(1)).await.unwrap();
    let record = Record::public(&game.game, []).to_string();
    let imports = (0..30).map(|_| {
        let record = record.clone();
        request(&house.service, move |service| async move {
            service.imports().import(CAROL, RequestId::new(number()), record).await
        })
    });
    assert!(all_at_once(imports).await >= 20);
    assert_eq!(house.count("SELECT COUNT(*) FROM imports WHERE owner = 3").await, 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_played_on_once() {
    let house = House::new().await;
    let limits = Limits { computer_games: 100, ..Limits::default() };
    let service = house.service.clone().with_limits(limits).with_computer(BOT);
    let game = house.moved().await;
    resign(&house, game, BOB).await.unwrap();
    let finished = house.service.matches().hosted_match(MatchId::new(game)).await.unwrap().game;
    for (index, gap) in GAPS.into_iter().enumerate() {
        let before = house.matches().await;
        let play_on = || {
            let wanted = StudyGame {
                request: RequestId::new(number()),
                pressed: Some(format!("message/{index}")),
                game: finished.clone(),
                ply: 2,
                server: Some(ServerId::new(10)),
                channel: ChannelId::new(100),
                player: ALICE,
                level: Level::new(1).unwrap(),
            };
            request(&service, move |service| async move { service.studies().play_on(wanted).await })
        };
        assert_eq!(race(gap, [play_on(), play_on()]).await, [true, true]);
        assert_eq!(house.matches().await, before + 1);
    }
    house.ends_sound().await;
}
