//! Parked work: two processes have died over it. Its players get a note, and other work does not wait for it.

use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::time::Duration;

use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;

use super::operating::{page, value};
use super::process::Process;
use super::processes::{connected, lease_number, shared, start};
use super::restart::disconnected;
use super::stage::{LONG, Stage, id_of, in_time};

/// The most kills of a process, since some miss the moment.
const MAX_KILLS: usize = 20;

/// Returns a query that counts the items of a queue on which a live process is working.
pub(super) fn under_way(queue: &str, dead: &[i64]) -> String {
    let dead: String = dead.iter().map(|process| format!(", {process}")).collect();
    format!("SELECT COUNT(*) FROM attempts WHERE queue = '{queue}' AND process NOT IN (0{dead})")
}

fn parked(queue: &str) -> String {
    format!("SELECT COUNT(*) FROM attempts WHERE queue = '{queue}' AND parked_at IS NOT NULL")
}

/// Waits until one of two queries gives 1; returns `true` if it is the first.
async fn either(stage: &Stage, one: &str, other: &str) -> bool {
    let deadline = tokio::time::Instant::now() + LONG;
    let mut link = stage.database().connect().await;
    loop {
        if link.number(one).await == Some(1) {
            link.close().await;
            return true;
        }
        if link.number(other).await == Some(1) {
            link.close().await;
            return false;
        }
        assert!(tokio::time::Instant::now() < deadline, "neither {one} nor {other}");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Kills the process whenever it works on an item of the queue, until the item is parked; returns the number of kills.
pub(super) async fn kill_until_parked(stage: &Stage, mut process: Process, queue: &str) -> (Process, usize) {
    let mut dead = Vec::new();
    for kills in 0..MAX_KILLS {
        if !either(stage, &under_way(queue, &dead), &parked(queue)).await {
            return (process, kills);
        }
        process.kill();
        let last = format!("SELECT process FROM attempts WHERE queue = '{queue}' AND process IS NOT NULL");
        dead.extend(stage.database().number(&last).await);
        disconnected(stage).await;
        process = Process::start(stage, "error", Stdio::null());
        stage.connected().await;
    }
    panic!("it is not parked after {MAX_KILLS} kills");
}

/// Keeps the computer's answer in game 1 from being stored, which makes the computer think about it again and again.
async fn refuse_answers(stage: &Stage) {
    refuse(stage, "actions", "NEW.match_id = 1 AND NEW.ply = 2").await;
}

/// Keeps rows of a table from being stored.
pub(super) async fn refuse(stage: &Stage, table: &str, which: &str) {
    let refuse = match stage.database().file() {
        Some(_) => format!(
            "CREATE TRIGGER refuse BEFORE INSERT ON {table} WHEN {which} BEGIN SELECT RAISE(ABORT, 'on purpose'); END"
        ),
        None => format!(
            "CREATE FUNCTION refuse() RETURNS TRIGGER AS $$ BEGIN RAISE EXCEPTION 'on purpose'; END $$ LANGUAGE plpgsql; \
             CREATE TRIGGER refuse BEFORE INSERT ON {table} FOR EACH ROW WHEN ({which}) EXECUTE FUNCTION refuse()"
        ),
    };
    stage.database().execute(refuse).await;
}

async fn accept_answers(stage: &Stage) {
    let file = stage.database().file().is_some();
    stage
        .database()
        .execute(if file { "DROP TRIGGER refuse" } else { "DROP TRIGGER refuse ON actions" })
        .await;
}

/// Begins game 1 against the computer as Alice, and makes her first move.
async fn begin(stage: &Stage) {
    let given = [("level", json!(8)), ("seat", json!("white"))];
    let done = stage.alice.run(stage.channel, "play poker", &given).await.unwrap();
    stage.told(&stage.alice, &done).await;
    stage.await_board(stage.channel, 1, 0).await;
    refuse_answers(stage).await;
    let given = [("move", json!("e4")), ("game", json!(1))];
    in_time(&stage.alice.run(stage.channel, "move", &given).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computers_turn_over_which_processes_die_is_parked_until_its_player_asks_again() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::null());
    stage.connected().await;
    begin(&stage).await;
    let (process, kills) = kill_until_parked(&stage, process, "computer-turn").await;
    assert!(kills >= 2, "it is parked after {kills} kills");
    let deaths = "SELECT deaths FROM attempts WHERE queue = 'computer-turn'";
    assert_eq!(stage.database().number(deaths).await, Some(2));
    let told = "The computer can’t find its move in game 1.";
    let is_told =
        |message: &serde_json::Value| message["content"].as_str().is_some_and(|text| text.contains(told));
    let message = stage.await_message(&stage.alice, stage.channel, is_told).await;
    assert!(
        message["content"].as_str().unwrap().starts_with(&format!("<@{}> ", stage.alice.id)),
        "{message}"
    );

    // Another game continues.
    let given = [("level", json!(1)), ("seat", json!("white"))];
    let done = stage.bob.run(stage.channel, "play poker", &given).await.unwrap();
    stage.told(&stage.bob, &done).await;
    stage.await_board(stage.channel, 2, 0).await;
    let given = [("move", json!("e4")), ("game", json!(2))];
    in_time(&stage.bob.run(stage.channel, "move", &given).await.unwrap());
    stage.await_board(stage.channel, 2, 2).await;

    accept_answers(&stage).await;
    let asked = stage.alice.run(stage.channel, "board", &[("game", json!(1))]).await.unwrap();
    let told = stage.told(&stage.alice, &asked).await;
    assert!(told.starts_with("The computer tries once more to find its move."), "{told}");
    stage.await_board(stage.channel, 1, 2).await;
    let left = "SELECT COUNT(*) FROM attempts WHERE queue = 'computer-turn'";
    assert!(either(&stage, &format!("SELECT 1 - ({left})"), "SELECT 0").await, "a success is a clean slate");
    drop(process);
    stage.end().await;
}

/// Returns the shard of the process that has the lease for work on game 1. One of its connections has both leases.
async fn at_work(stage: &Stage, work: &str) -> Option<usize> {
    let held = "SELECT pid, (classid::BIGINT << 32) | objid::BIGINT AS lease FROM pg_locks WHERE locktype = 'advisory' \
                AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let (of_shard, of_work) = (lease_number("shard", "shard"), lease_number(work, "1"));
    let query = format!(
        "WITH held AS ({held}) SELECT shard FROM generate_series(0::BIGINT, 1) AS shard WHERE EXISTS \
         (SELECT 1 FROM held AS one JOIN held AS other USING (pid) WHERE one.lease = {of_shard} AND other.lease = {of_work})"
    );
    stage.database().number(query).await.map(|shard| usize::try_from(shard).unwrap())
}

/// Kills each of two processes whenever it is at an item of the queue, until that is parked after two deaths; `work` is what
/// the leases for the queue are for. Both live afterwards.
async fn kill_both_until_parked(stage: &Stage, processes: &mut [Process; 2], queue: &str, work: &str) {
    let (mut dead, mut kills) = (Vec::new(), 0);
    'parked: while kills < MAX_KILLS {
        // One dies over it, then the other one that has taken over.
        for alive in [1, 0] {
            let shard = loop {
                if !either(stage, &under_way(queue, &dead), &parked(queue)).await {
                    break 'parked;
                }
                if let Some(shard) = at_work(stage, work).await {
                    break shard;
                }
            };
            processes[shard].kill();
            kills += 1;
            let last =
                format!("SELECT process FROM attempts WHERE queue = '{queue}' AND process IS NOT NULL");
            dead.extend(stage.database().number(&last).await);
            connected(stage, alive).await;
        }
        *processes = [start(stage, 0), start(stage, 1)];
        connected(stage, 2).await;
    }
    assert!((2..MAX_KILLS).contains(&kills), "it is parked after {kills} kills");
    let deaths = format!("SELECT deaths FROM attempts WHERE queue = '{queue}'");
    assert_eq!(stage.database().number(&deaths).await, Some(2));
    for (shard, process) in (0..).zip(processes) {
        if process.has_ended() {
            *process = start(stage, shard);
        }
    }
    connected(stage, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computers_turn_over_which_both_of_two_processes_die_is_parked() {
    let Some(stage) = shared().await else { return };
    stage.lift_limits();
    let mut processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    begin(&stage).await;
    kill_both_until_parked(&stage, &mut processes, "computer-turn", "computer").await;
    let is_told = |message: &serde_json::Value| {
        let text = message["content"].as_str();
        text.is_some_and(|text| text.contains("The computer can’t find its move in game 1."))
    };
    stage.await_message(&stage.alice, stage.channel, is_told).await;
    // Both play on.
    let given = [("level", json!(1)), ("seat", json!("white"))];
    let done = stage.bob.run(stage.channel, "play poker", &given).await.unwrap();
    stage.told(&stage.bob, &done).await;
    stage.await_board(stage.channel, 2, 0).await;
    let given = [("move", json!("e4")), ("game", json!(2))];
    in_time(&stage.bob.run(stage.channel, "move", &given).await.unwrap());
    stage.await_board(stage.channel, 2, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_over_which_both_of_two_processes_die_is_parked() {
    let Some(stage) = shared().await else { return };
    stage.lift_limits();
    let mut processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    let place = stage.begin().await;
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    let asked = stage.bob.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answered(&stage.bob, &asked).await).unwrap();
    in_time(&stage.press(&stage.bob, place, question, "Resign").await);
    let board = id_of(&stage.await_board(place, 1, 2).await).unwrap();
    // Its choice is judged again and again.
    refuse(&stage, "analysis_choices", "NEW.match_id = 1").await;
    in_time(&stage.press(&stage.bob, place, board, "Analyse").await);
    kill_both_until_parked(&stage, &mut processes, "analysis", "analysis").await;
    let again = stage.press(&stage.bob, place, board, "Analyse").await;
    let told = stage.told(&stage.bob, &again).await;
    assert!(told.starts_with("Game 1 can’t be analysed."), "{told}");
    // Both play on.
    let given = [("level", json!(1)), ("seat", json!("white"))];
    let done = stage.alice.run(stage.channel, "play poker", &given).await.unwrap();
    stage.told(&stage.alice, &done).await;
    stage.await_board(stage.channel, 2, 0).await;
    in_time(&stage.alice.run(stage.channel, "move", &[("move", json!("e4"))]).await.unwrap());
    stage.await_board(stage.channel, 2, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_over_which_processes_die_is_parked_and_the_next_one_is_posted() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let process = Process::start(&stage, "error", Stdio::null());
    stage.connected().await;
    let place = stage.begin().await;
    let lost = FaultSpec::new("POST", "/channels/*/messages", FaultAction::Drop);
    stage.sandbox.add_fault(lost.times(100_000));
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    let (process, kills) = kill_until_parked(&stage, process, "board").await;
    assert!(kills >= 2, "it is parked after {kills} kills");
    stage.sandbox.clear_faults();
    let is_told = |message: &serde_json::Value| {
        message["content"].as_str().is_some_and(|text| text.contains("I can’t post the board of game 1."))
    };
    stage.await_message(&stage.bob, place, is_told).await;
    in_time(&stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap());
    stage.await_board(place, 1, 2).await;
    assert_eq!(stage.boards_seen_by(&stage.bob, place), [0, 2]);
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stops_in_an_orderly_way_has_not_died_over_anything() {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    stage.start().await;
    begin(&stage).await;
    for _ in 0..3 {
        assert!(either(&stage, &under_way("computer-turn", &[]), &parked("computer-turn")).await);
        stage.stop().await;
        assert_eq!(stage.database().number("SELECT COUNT(*) FROM attempts").await, Some(0));
        stage.start().await;
    }
    accept_answers(&stage).await;
    stage.await_board(stage.channel, 1, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_sees_what_is_parked_and_has_it_tried_again() {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    begin(&stage).await;
    // The row below pretends that others have died over it.
    assert!(either(&stage, &under_way("computer-turn", &[]), &parked("computer-turn")).await);
    stage.stop().await;
    let park = "INSERT INTO attempts (queue, item, version, deaths, parked_at, told) \
                VALUES ('computer-turn', 1, 1, 2, 1000, 1)";
    stage.database().execute(park).await;
    accept_answers(&stage).await;
    let listener = TcpListener::bind(address).unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    let gauge = "trickmate_parked_items{queue=\"computer-turn\"}";
    assert!((value(&page(address, "/metrics").await.1, gauge) - 1.0).abs() < 0.5);
    let run = |args: &[&str]| {
        let command = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .arg("parked")
            .args(args)
            .args(["--database", stage.database().url()])
            .output()
            .unwrap();
        let (out, err) =
            (String::from_utf8(command.stdout).unwrap(), String::from_utf8(command.stderr).unwrap());
        (command.status.success(), format!("{out}{err}"))
    };
    let listed = run(&["list"]);
    assert_eq!(listed, (true, "computer-turn 1: 2 deaths, parked at 1 (seconds since 1970)\n".to_owned()));
    assert!(
        run(&["retry", "nothing", "1"]).1.contains("there is no queue nothing: it is one of computer-turn,")
    );
    assert_eq!(run(&["retry", "board", "1"]), (false, "trickmate: board 1 is not parked\n".to_owned()));
    let retried = run(&["retry", "computer-turn", "1"]);
    assert_eq!(retried, (true, "computer-turn 1 is tried again within a minute\n".to_owned()));
    assert_eq!(run(&["list"]), (true, "nothing is parked\n".to_owned()));
    stage.stop().await;
    stage.start().await;
    stage.await_board(stage.channel, 1, 2).await;
    stage.end().await;
}
