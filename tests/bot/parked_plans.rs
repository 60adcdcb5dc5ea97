//! What continues by itself in Mysterious Chess, a plan for placing and the cards that are flipped by agreement, is parked
//! when two processes have died over it.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::mystery::begin;
use super::parked::{kill_until_parked, under_way};
use super::placing::place_the_rest_of_both;
use super::process::Process;
use super::restart::disconnected;
use super::stage::{LONG, Stage, id_of, in_time};

/// Keeps the next action of game 1 from ever being stored: whatever process tries it, hangs.
async fn hang(stage: &Stage) {
    let statements: &[&str] = match stage.database().file() {
        Some(_) => &[
            "CREATE VIEW endless AS WITH RECURSIVE counted (number) AS \
             (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < 100000000000) \
             SELECT COUNT(*) AS count FROM counted",
            "CREATE TRIGGER hang BEFORE INSERT ON actions WHEN NEW.match_id = 1 BEGIN \
             SELECT RAISE(ABORT, 'on purpose') WHERE (SELECT count FROM endless) > 0; END",
        ],
        // The server notices late that a process is gone, and others wait for its lock meanwhile.
        None => &[
            "CREATE FUNCTION hang() RETURNS TRIGGER AS $$ BEGIN PERFORM pg_sleep(3); RAISE EXCEPTION 'on purpose'; END $$ \
             LANGUAGE plpgsql",
            "CREATE TRIGGER hang BEFORE INSERT ON actions FOR EACH ROW WHEN (NEW.match_id = 1) EXECUTE FUNCTION hang()",
        ],
    };
    for statement in statements {
        stage.database().execute(*statement).await;
    }
}

/// Lets the actions of game 1 be stored again.
async fn go_on(stage: &Stage) {
    let is_file = stage.database().file().is_some();
    stage
        .database()
        .execute(if is_file { "DROP TRIGGER hang" } else { "DROP TRIGGER hang ON actions" })
        .await;
}

/// Waits until a query has this result.
async fn is(stage: &Stage, query: &str, wanted: impl Fn(i64) -> bool) {
    let deadline = tokio::time::Instant::now() + LONG;
    while !stage.database().number(query).await.is_some_and(&wanted) {
        if tokio::time::Instant::now() >= deadline {
            let attempts = "SELECT queue || ' ' || item || ' of ' || COALESCE(process, 0) || ': ' || deaths FROM attempts";
            panic!("{query}: {:?}", stage.database().texts(attempts).await);
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Kills processes over what continues by itself in game 1 until it is parked, which its players are told. Other games go
/// on. The operator has it tried once more.
async fn is_parked_and_tried_again(stage: &Stage, mut process: Process, thread: u64, queue: &str) -> Process {
    // Whoever asked for it was killed within an interaction: that was no attempt yet.
    process.kill();
    disconnected(stage).await;
    assert_eq!(stage.database().number(under_way(queue, &[])).await, Some(0));
    let process = Process::start(stage, "error", Stdio::null());
    stage.connected().await;
    let (mut process, kills) = kill_until_parked(stage, process, queue).await;
    assert!(kills >= 2, "it is parked after {kills} kills");
    let deaths = format!("SELECT deaths FROM attempts WHERE queue = '{queue}'");
    assert_eq!(stage.database().number(&deaths).await, Some(2));
    let is_told = |message: &Value| {
        message["content"].as_str().is_some_and(|text| text.contains("I can’t continue game 1 by myself."))
    };
    stage.await_message(&stage.bob, thread, is_told).await;

    // Another game begins and continues.
    let given = [("level", json!(1)), ("seat", json!("white"))];
    let done = stage.carol.run(stage.channel, "play poker", &given).await.unwrap();
    stage.told(&stage.carol, &done).await;
    stage.await_board(stage.channel, 2, 0).await;
    in_time(&stage.carol.run(stage.channel, "move", &[("move", json!("e4"))]).await.unwrap());
    stage.await_board(stage.channel, 2, 2).await;

    go_on(stage).await;
    let retried = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["parked", "retry", queue, "1", "--database", stage.database().url()])
        .status()
        .unwrap();
    assert!(retried.success());
    // The next round would try it, and so does the next start.
    process.kill();
    disconnected(stage).await;
    process = Process::start(stage, "error", Stdio::null());
    stage.connected().await;
    process
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_over_which_processes_die_is_parked_until_it_is_tried_again() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::null());
    stage.connected().await;
    let thread = begin(&stage, "secret").await;
    hang(&stage).await;
    let board = id_of(&stage.await_board(thread, 1, 0).await).unwrap();
    let opened = stage.press(&stage.alice, thread, board, "Place the rest…").await;
    let panel = id_of(&stage.answered(&stage.alice, &opened).await).unwrap();
    in_time(&stage.press(&stage.alice, thread, panel, "At random").await);
    is(&stage, "SELECT COUNT(*) FROM placing_plans WHERE match_id = 1", |plans| plans == 1).await;
    let process = is_parked_and_tried_again(&stage, process, thread, "placing-plan").await;
    stage.await_board(thread, 1, 1).await;
    is(&stage, "SELECT COUNT(*) FROM attempts WHERE queue = 'placing-plan'", |attempts| attempts == 0).await;
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_to_chance_is_parked_after_two_deaths_until_it_is_tried_again() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::null());
    stage.connected().await;
    let thread = begin(&stage, "secret").await;
    place_the_rest_of_both(&stage, thread).await;
    hang(&stage).await;
    let board = id_of(&stage.await_board(thread, 1, 32).await).unwrap();
    let proposed = stage.press(&stage.alice, thread, board, "Flip all").await;
    let proposal = proposed.response_id.unwrap();
    in_time(&stage.press(&stage.bob, thread, proposal, "Agree").await);
    is(&stage, "SELECT COUNT(*) FROM matches WHERE left_to_chance IS NOT NULL", |left| left == 1).await;
    let process = is_parked_and_tried_again(&stage, process, thread, "chance").await;
    is(&stage, "SELECT version FROM matches WHERE id = 1", |version| version > 32).await;
    is(&stage, "SELECT COUNT(*) FROM attempts WHERE queue = 'chance'", |attempts| attempts == 0).await;
    drop(process);
    stage.end().await;
}
