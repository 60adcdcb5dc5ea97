//! Time that the bot did not notice: the process is stopped and continued, and the system's clock is set.

use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::clocks::{DAY, HOUR, begin, begin_vacation, deadline, play, says};
use super::mystery::{await_words, direct};
use super::process::Process;
use super::processes::{connected, elsewhere, shared, start};
use super::server_panel::turn_threads_off;
use super::stage::{LONG, Stage, id_of, in_time};
use super::tournaments::Club;

const MINUTE: i64 = 60_000;
/// A stall long enough to be noticed.
const STALL: Duration = Duration::from_secs(4);
const OPENING: [&str; 4] = ["e4", "e5", "Nf3", "Nc6"];
const WHITE: &str = "SELECT remaining FROM clocks WHERE match_id = 1 AND seat = 0";
const RUNNING: &str = "SELECT COUNT(*) FROM matches WHERE id = 1 AND ended_at IS NULL";

/// Stops the process and continues it. Meanwhile its clock moves.
async fn stall(stage: &Stage, process: &Process, moved: Duration) {
    process.pause(true);
    stage.sandbox.advance(moved);
    tokio::time::sleep(STALL).await;
    process.pause(false);
}

/// Waits until the deadline on the board of game 1 at ply 4 is about this much later.
async fn await_later(stage: &Stage, place: u64, before: i64, by: Duration) {
    let by = i64::try_from(by.as_secs()).unwrap();
    let later = |message: &Value| {
        message["content"].as_str().is_some_and(|text| {
            text.contains("game 1 · ply 4") && text.contains("<t:") && deadline(text) >= before + by
        })
    };
    let board = stage.await_message(&stage.alice, place, later).await;
    let given = deadline(board["content"].as_str().unwrap()) - before;
    assert!(given < by + 300, "{given} s were given for {by} s");
}

/// Begins a rated game of Poker Chess with Alice as White.
pub(super) async fn begin_rated(stage: &Stage, time: &str) -> u64 {
    let options = [
        ("opponent", json!(stage.bob.id.to_string())),
        ("seat", json!("white")),
        ("time", json!(time)),
        ("rated", json!("rated")),
    ];
    let message = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_process_costs_nobody_an_hour_or_a_day() {
    for (time, moved) in [("60+0", 2 * HOUR), ("1 day", 2 * DAY)] {
        let stage = Stage::empty().await;
        // Its rate limits run in real time, and the bot would wait for them.
        stage.lift_limits();
        let process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        let place = begin(&stage, "poker", Some(time)).await;
        let before = deadline(&play(&stage, place, 0, &OPENING).await);
        stall(&stage, &process, moved).await;
        await_later(&stage, place, before, moved).await;
        assert_eq!(stage.number(RUNNING).await, Some(1));
        play(&stage, place, 4, &["Nc3"]).await;
        // From then on time passes as usual.
        stage.sandbox.advance(if time == "1 day" { 25 * HOUR } else { 61 * Duration::from_secs(60) });
        says(&stage, place, "wins on time").await;
        drop(process);
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_process_costs_nobody_a_rated_game_of_a_minute() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let place = begin_rated(&stage, "1+0").await;
    // The bot stalls again and again.
    for (ply, text) in OPENING.into_iter().enumerate() {
        play(&stage, place, ply, &[text]).await;
        stall(&stage, &process, Duration::from_secs(70)).await;
    }
    // The clock follows within two seconds, before which it must decide nothing.
    tokio::time::sleep(STALL).await;
    assert_eq!(stage.number(RUNNING).await, Some(1));
    play(&stage, place, 4, &["Nc3"]).await;
    stage.sandbox.advance(Duration::from_secs(70));
    says(&stage, place, "wins on time").await;
    assert!(stage.number("SELECT result_number FROM matches WHERE id = 1").await.is_some(), "it is rated");
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_comes_during_a_stall_is_timed_without_it() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let place = begin(&stage, "poker", Some("10+0")).await;
    play(&stage, place, 0, &OPENING[..3]).await;
    let left = stage.number(WHITE).await.unwrap();
    let begun = Instant::now();
    play(&stage, place, 3, &OPENING[3..]).await;
    process.pause(true);
    let stopped = Instant::now();
    let command = json!({
        "type": 2, "channel_id": place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": "Nc3"}]},
    });
    stage.alice.interact(&command).unwrap();
    tokio::time::sleep(STALL).await;
    let stalled = stopped.elapsed();
    process.pause(false);
    stage.await_board(place, 1, 5).await;
    let taken = Duration::from_millis(u64::try_from(left - stage.number(WHITE).await.unwrap()).unwrap());
    let lived = begun.elapsed().saturating_sub(stalled);
    assert!(taken <= lived, "{taken:?} of {lived:?} and a stall of {stalled:?}");
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_systems_clock_neither_costs_nor_gives_time() {
    for sign in [1, -1] {
        let mut stage = Stage::set().await;
        stage.lift_limits();
        let place = begin(&stage, "poker", Some("10+0")).await;
        let begun = Instant::now();
        let before = deadline(&play(&stage, place, 0, &OPENING).await);
        let left = stage.number(WHITE).await.unwrap();
        stage.system_step.send_replace(sign * 120 * MINUTE);
        if stage.database().file().is_some() {
            let moved = |message: &Value| {
                message["content"].as_str().is_some_and(|text| {
                    text.ends_with("game 1 · ply 4")
                        && (7100..7300).contains(&(sign * (deadline(text) - before)))
                })
            };
            stage.await_message(&stage.alice, place, moved).await;
        }
        assert_eq!(stage.number(RUNNING).await, Some(1));
        play(&stage, place, 4, &["Nc3"]).await;
        let taken = left - stage.number(WHITE).await.unwrap();
        let passed = i64::try_from(begun.elapsed().as_millis()).unwrap();
        // Processes that share a database use its server's clock.
        assert!((0..=passed + 50).contains(&taken), "{taken} of {passed}");
        // The clock is the same after a restart.
        stage.stop().await;
        stage.start().await;
        assert_eq!(stage.number(RUNNING).await, Some(1));
        // The bot answers once it has made up for its absence.
        in_time(&stage.bob.run(place, "ping", &[]).await.unwrap());
        stage.sandbox.advance(Duration::from_secs(11 * 60));
        says(&stage, place, "wins on time").await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_else_ends_at_a_moment_moves_with_the_systems_clock() {
    let stage = Stage::set().await;
    if stage.database().file().is_none() {
        // The clock of the server is not stepped.
        return stage.end().await;
    }
    let place = begin(&stage, "cardmate", Some("3 days")).await;
    begin_vacation(&stage, &stage.bob, place).await;
    let message = stage.challenge(&[]).await;
    let ends = "SELECT (SELECT SUM(expires_at) FROM challenges WHERE state = 'open') \
                + (SELECT SUM(ends_at) FROM vacations) + (SELECT SUM(remind_at) FROM clocks)";
    let before = stage.number(ends).await.unwrap();
    stage.system_step.send_replace(2 * 24 * 60 * MINUTE);
    let expected = before + 3 * 2 * 24 * 60 * MINUTE;
    let until = tokio::time::Instant::now() + LONG;
    while stage.number(ends).await.unwrap().abs_diff(expected) > 180_000 {
        assert!(tokio::time::Instant::now() < until, "{} {expected}", stage.number(ends).await.unwrap());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The challenge has not expired, and nobody has been reminded too early.
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    assert_eq!(stage.alice.messages(direct(&stage, &stage.alice)).unwrap().len(), 0);
    stage.sandbox.advance(2 * DAY + 13 * HOUR);
    await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "your turn in Cardmate").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_process_ends_no_round_of_a_tournament() {
    let club = Club::without_bot(3).await;
    let process = Process::start(&club.stage, "error", Stdio::inherit());
    club.stage.connected().await;
    let before = club.begin_with_hours().await;
    stall(&club.stage, &process, 2 * HOUR).await;
    club.round_is_given(before, 2 * HOUR).await;
    drop(process);
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_that_stood_still_stops_no_clocks_of_another() {
    let Some(mut stage) = shared().await else { return };
    stage.lift_limits();
    let other = elsewhere(&stage);
    let own = (stage.guild >> 22) % 2;
    let stalling = start(&stage, own);
    let _running = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let here = begin(&stage, "poker", Some("60+0")).await;
    let before = deadline(&play(&stage, here, 0, &OPENING).await);
    let home = std::mem::replace(&mut stage.channel, other);
    turn_threads_off(&stage, other).await;
    let options =
        [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white")), ("time", json!("60+0"))];
    let done = stage.alice.run(other, "play poker", &options).await.unwrap();
    let challenge = id_of(&stage.posted(&stage.alice, &done).await).unwrap();
    in_time(&stage.press(&stage.bob, other, challenge, "Accept").await);
    stage.await_board(other, 2, 0).await;
    stage.channel = home;
    stall(&stage, &stalling, 2 * HOUR).await;
    says(&stage, other, "**Aborted**").await;
    await_later(&stage, here, before, 2 * HOUR).await;
    assert_eq!(stage.number(RUNNING).await, Some(1));
    play(&stage, here, 4, &["Nc3"]).await;
    stage.end().await;
}
