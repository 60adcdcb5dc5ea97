//! Outages of the database, a full disk, a hanging network: players are informed, nothing is lost or doubled, and the
//! bot recovers alone.

use std::fs;
use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::world::Interaction;
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tokio::time::Instant;

use super::process::Process;
use super::stage::{LONG, Stage, in_time};
use crate::postgres::{Line, Server};

/// Answer when something fails here.
const FAILED: &str = "Something went wrong and nothing was changed. Try again in a moment.";
const MOVES: [&str; 6] = ["4Ci3", "4Db6", "8Dj2", "8Ca7", "8Dh3", "8Cc6"];
/// Time for which the network hangs.
const HANGING: Duration = Duration::from_secs(30);

async fn ask(stage: &Stage, place: u64, ply: usize) -> Interaction {
    let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
    person.run(place, "move", &[("move", json!(MOVES[ply]))]).await.unwrap()
}

/// Plays a move, again and again while the answer asks for it, and waits for the board; returns `true` if there was
/// trouble.
async fn play(stage: &Stage, place: u64, ply: usize) -> bool {
    let deadline = Instant::now() + LONG;
    let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
    let mut trouble = false;
    loop {
        let done = ask(stage, place, ply).await;
        in_time(&done);
        let told = stage.told(person, &done).await;
        if told.contains(" · game ") {
            break;
        }
        // If the answer to a commit was lost, the move may have counted: then it is no longer the player's turn.
        if told != FAILED {
            assert!(trouble, "{told}");
            break;
        }
        trouble = true;
        assert!(Instant::now() < deadline, "the database is not found again");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    stage.await_board(place, 1, ply + 1).await;
    trouble
}

fn plies(stage: &Stage, place: u64) -> Vec<usize> {
    stage.boards(place).into_iter().map(|(ply, _)| ply).collect()
}

/// Returns the texts of the actions in a database.
async fn actions(url: &str) -> Vec<String> {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::query_scalar("SELECT text FROM actions ORDER BY ply").fetch_all(&mut connection).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_restarted_is_found_again() {
    let Some(server) = Server::start() else { return };
    let stage = Stage::empty().await;
    let url = server.url("postgres");
    let _process = Process::start_on(&stage, &url, "off", Stdio::inherit(), &[]);
    stage.connected().await;
    let place = stage.begin().await;
    play(&stage, place, 0).await;
    for ply in [1, 3] {
        server.crash();
        let done = ask(&stage, place, ply).await;
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        assert_eq!(stage.told(person, &done).await, FAILED);
        server.go_on();
        play(&stage, place, ply).await;
        play(&stage, place, ply + 1).await;
    }
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4, 5]);
    assert_eq!(actions(&url).await, &MOVES[..5]);
    stage.end().await;
}

/// Begins a game with its first move, for a bot with a breakable line to its server; returns `None` if the database is
/// a file.
async fn begun_over_a_line() -> Option<(Stage, Line, Process, u64)> {
    let stage = Stage::empty().await;
    if stage.database().file().is_some() {
        return None;
    }
    let line = Line::to(stage.database().url()).await;
    let process = Process::start_on(&stage, line.url(), "off", Stdio::inherit(), &[]);
    stage.connected().await;
    let place = stage.begin().await;
    play(&stage, place, 0).await;
    Some((stage, line, process, place))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_that_hangs_for_half_a_minute_costs_nothing_but_time() {
    let Some((stage, line, _process, place)) = begun_over_a_line().await else { return };
    line.hang(true);
    let begun = Instant::now();
    let done = ask(&stage, place, 1).await;
    in_time(&done);
    let told = stage.told(&stage.bob, &done).await;
    assert_eq!(told, FAILED);
    tokio::time::sleep_until(begun + HANGING).await;
    line.hang(false);
    for ply in 1..MOVES.len() {
        play(&stage, place, ply).await;
    }
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(actions(stage.database().url()).await, MOVES);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_gone_without_a_word_is_found_again_elsewhere() {
    let Some((stage, line, _process, place)) = begun_over_a_line().await else { return };
    line.lose();
    for ply in 1..MOVES.len() {
        play(&stage, place, ply).await;
    }
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(actions(stage.database().url()).await, MOVES);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_gone_in_the_middle_of_a_transaction_is_found_again_elsewhere() {
    let Some((stage, line, _process, place)) = begun_over_a_line().await else { return };
    let mut other = PgConnection::connect(stage.database().url()).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE actions IN EXCLUSIVE MODE").execute(&mut other).await.unwrap();
    let done = ask(&stage, place, 1).await;
    in_time(&done);
    let waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'actions'::REGCLASS";
    let deadline = Instant::now() + LONG;
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut other).await.unwrap() == 0 {
        assert!(Instant::now() < deadline, "the move is not written");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    line.lose();
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(stage.told(&stage.bob, &done).await, FAILED);
    for ply in 1..MOVES.len() {
        play(&stage, place, ply).await;
    }
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(actions(stage.database().url()).await, MOVES);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_is_told_of_and_used_again_when_it_is_not() {
    let Some(server) = Server::start_on_disk(200 << 20) else { return };
    let stage = Stage::empty().await;
    let url = server.url("postgres");
    let _process = Process::start_on(&stage, &url, "off", Stdio::inherit(), &[]);
    stage.connected().await;
    let place = stage.begin().await;
    play(&stage, place, 0).await;
    // Every write ends up in the log: its remaining space is used up, and the disk beside it is full.
    let ballast = server.folder().join("ballast");
    let _ = fs::write(&ballast, vec![0; 200 << 20]);
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let write = "CREATE TABLE IF NOT EXISTS ballast (text TEXT); \
                 INSERT INTO ballast SELECT REPEAT(MD5(number::TEXT), 50) FROM generate_series(1, 100000) AS number";
    assert!(sqlx::raw_sql(write).execute(&mut connection).await.is_err(), "the disk is not full");
    let done = ask(&stage, place, 1).await;
    in_time(&done);
    let told = stage.told(&stage.bob, &done).await;
    assert!(told == FAILED || told.contains(" · game "), "{told}");
    fs::remove_file(&ballast).unwrap();
    if told == FAILED {
        play(&stage, place, 1).await;
    }
    for ply in 2..MOVES.len() {
        play(&stage, place, ply).await;
    }
    // The next board may overtake that of the move that was made while the disk was full.
    stage.assert_boards_up_to(place, MOVES.len());
    assert_eq!(actions(&url).await, MOVES);
    stage.end().await;
}
