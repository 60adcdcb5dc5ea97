//! Several processes of the bot share a database of PostgreSQL: each has its connections to the gateway, and when one
//! dies the others finish its work.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;
use tokio::time::Instant;

use super::process::Process;
use super::stage::{LONG, Stage, in_time};
use crate::database::Link;

/// Longest time until another process takes over.
const TAKEOVER: Duration = LONG;

/// Sets a stage with a gateway of two shards; returns `None` if the database is a file.
pub(super) async fn shared() -> Option<Stage> {
    let stage = Stage::empty_with(HubConfig { shards: 2, ..HubConfig::default() }).await;
    stage.database().file().is_none().then_some(stage)
}

pub(super) fn start(stage: &Stage, shard: u64) -> Process {
    Process::start_with(stage, "error", Stdio::inherit(), &["--shards", &format!("{shard}/2")])
}

const fn shard_of(guild: u64) -> u64 {
    (guild >> 22) % 2
}

pub(super) async fn connected(stage: &Stage, count: usize) {
    let deadline = Instant::now() + LONG;
    let sessions = || stage.sandbox.gateway().sessions();
    while sessions().iter().filter(|session| session.connected).count() != count {
        assert!(Instant::now() < deadline, "the processes did not connect: {:?}", sessions());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Makes a channel of a server of the other shard.
pub(super) fn elsewhere(stage: &Stage) -> u64 {
    loop {
        let people = [stage.bob.id, stage.carol.id];
        let guild =
            stage.sandbox.create_guild("Elsewhere", stage.alice.id, &people, &[stage.bot.id]).unwrap();
        if shard_of(guild) != shard_of(stage.guild) {
            return stage.sandbox.channel_named(guild, "general").unwrap();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Waits until a query gives a number.
pub(super) async fn await_number(stage: &Stage, query: &str, number: i64) {
    let deadline = Instant::now() + LONG;
    while stage.database().number(query).await != Some(number) {
        assert!(Instant::now() < deadline, "{query} does not become {number}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn play(stage: &Stage, place: u64, game: i64, ply: usize, text: &str) {
    let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
    in_time(&person.run(place, "move", &[("move", json!(text))]).await.unwrap());
    stage.await_board(place, game, ply + 1).await;
}

fn plies(stage: &Stage, place: u64) -> Vec<usize> {
    stage.boards(place).into_iter().map(|(ply, _)| ply).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_share_the_servers_and_the_games() {
    let Some(mut stage) = shared().await else { return };
    let other = elsewhere(&stage);
    let processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    let here = stage.begin().await;
    let home = std::mem::replace(&mut stage.channel, other);
    let message = stage.accept_one().await;
    stage.channel = home;
    stage.await_board(message, 2, 0).await;
    for (ply, text) in ["4Ci3", "4Db6", "8Dj2", "8Ca7"].into_iter().enumerate() {
        tokio::join!(play(&stage, here, 1, ply, text), play(&stage, message, 2, ply, text));
    }
    for place in [here, message] {
        assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4]);
    }
    let done = stage.alice.run(stage.channel, "ping", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.contains("(2 of 2 connections)"), "{told}");
    drop(processes);
    stage.end().await;
}

/// Makes the first move, and waits until it is stored: the process may not live to answer.
async fn commit_first_move(stage: &Stage, place: u64) {
    let command = json!({
        "type": 2, "channel_id": place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": "4Ci3"}]},
    });
    stage.alice.interact(&command).unwrap();
    await_number(stage, "SELECT version FROM matches", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_process_that_dies_has_not_told_is_told_by_another() {
    let Some(stage) = shared().await else { return };
    let own = shard_of(stage.guild);
    let mut dying = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let place = stage.begin().await;
    let silence = FaultSpec::new("POST", "/channels/*/messages", FaultAction::Drop);
    stage.sandbox.add_fault(silence.times(1000));
    commit_first_move(&stage, place).await;
    dying.kill();
    stage.sandbox.clear_faults();
    let killed = Instant::now();
    stage.await_board(place, 1, 1).await;
    assert!(killed.elapsed() <= TAKEOVER, "it took {:?}", killed.elapsed());
    let _again = start(&stage, own);
    connected(&stage, 2).await;
    play(&stage, place, 1, 1, "4Db6").await;
    assert_eq!(plies(&stage, place), [0, 1, 2]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_process_that_hangs_has_not_told_is_told_by_another() {
    let Some(stage) = shared().await else { return };
    let own = shard_of(stage.guild);
    let hanging = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let place = stage.begin().await;
    let holding = "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted \
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                   AND NOT (classid = 0 AND objid = 7497000)";
    // Each process has the lease of its connection.
    await_number(&stage, holding, 2).await;
    let slow = FaultSpec::new("POST", "/channels/*/messages", FaultAction::Delay { ms: 120_000 });
    stage.sandbox.add_fault(slow.times(1));
    commit_first_move(&stage, place).await;
    // Its process is posting the board.
    await_number(&stage, holding, 3).await;
    hanging.pause(true);
    // The lease falls to the other once the database has not heard of the first for six seconds.
    stage.await_board(place, 1, 1).await;
    hanging.pause(false);
    for (ply, text) in ["4Db6", "8Dj2", "8Ca7"].into_iter().enumerate() {
        play(&stage, place, 1, ply + 1, text).await;
    }
    await_number(&stage, "SELECT COUNT(*) FROM matches WHERE announced < version", 0).await;
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_of_a_process_that_dies_is_played_by_another() {
    let Some(stage) = shared().await else { return };
    let own = shard_of(stage.guild);
    let mut dying = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let options = [("opponent", json!(stage.bot.id.to_string())), ("seat", json!("rearhand"))];
    stage
        .alice
        .interact(&json!({
            "type": 2, "channel_id": stage.channel.to_string(),
            "data": {"name": "play", "options": [{"name": "cardmate", "options":
                options.map(|(name, value)| json!({"name": name, "value": value}))}]},
        }))
        .unwrap();
    await_number(&stage, "SELECT COUNT(*) FROM matches", 1).await;
    dying.kill();
    let killed = Instant::now();
    while stage.database().number("SELECT version FROM matches").await == Some(0) {
        assert!(killed.elapsed() <= TAKEOVER, "nobody moves for the computer");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_with_the_same_connections_stands_by_and_takes_over() {
    let Some(stage) = shared().await else { return };
    let own = shard_of(stage.guild);
    let mut first = start(&stage, own);
    let _other = start(&stage, 1 - own);
    connected(&stage, 2).await;
    let place = stage.begin().await;
    let sessions = |stage: &Stage| {
        let sessions = stage.sandbox.gateway().sessions().into_iter();
        sessions.map(|session| session.session_id).collect::<std::collections::HashSet<_>>()
    };
    let before = sessions(&stage);
    let mut standby = start(&stage, own);
    play(&stage, place, 1, 0, "4Ci3").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(sessions(&stage), before, "it connects beside the first");
    assert!(!standby.has_ended(), "it does not stand by");
    first.kill();
    let killed = Instant::now();
    while sessions(&stage).is_subset(&before) {
        assert!(killed.elapsed() <= TAKEOVER, "nobody takes over");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    connected(&stage, 2).await;
    play(&stage, place, 1, 1, "4Db6").await;
    assert_eq!(plies(&stage, place), [0, 1, 2]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_goes_by_another_total_is_refused() {
    let Some(stage) = shared().await else { return };
    let first = start(&stage, 0);
    connected(&stage, 1).await;
    let refused = stage.scratch().join("refused");
    let log = std::fs::File::create(&refused).unwrap();
    let mut other = Process::start_with(&stage, "error", log.into(), &["--shards", "2-3/4"]);
    let deadline = Instant::now() + LONG;
    while !other.has_ended() {
        assert!(Instant::now() < deadline, "it is not refused");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let told = std::fs::read_to_string(&refused).unwrap();
    assert!(told.contains("another process has connection 0 of 2"), "{told}");
    // Any total is allowed once no process uses the former one.
    drop(first);
    let _other = Process::start_with(&stage, "error", Stdio::inherit(), &["--shards", "0-1/2"]);
    connected(&stage, 2).await;
    let leases = "SELECT COUNT(*) FROM shard_leases WHERE shards = 2";
    await_number(&stage, leases, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cuts_its_connections_is_found_again() {
    let Some(stage) = shared().await else { return };
    let _processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    let place = stage.begin().await;
    for (ply, text) in ["4Ci3", "4Db6", "8Dj2", "8Ca7"].into_iter().enumerate() {
        let cut = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        assert!(stage.database().number(cut).await.is_some_and(|connections| connections > 2));
        play(&stage, place, 1, ply, text).await;
    }
    assert_eq!(plies(&stage, place), [0, 1, 2, 3, 4]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_wake_each_other() {
    let Some(stage) = shared().await else { return };
    let (one, other) = (stage.database().open().await, stage.database().open().await);
    let woken = tokio::spawn({
        let other = other.clone();
        async move { assert_eq!(other.woken().await, trickmate_host::Timestamp::new(5)) }
    });
    while !woken.is_finished() {
        one.wake_others(trickmate_host::Timestamp::new(5));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let lease = one.lease("something", 1).await.unwrap().unwrap();
    assert!(
        other.lease("something", 1).await.unwrap().is_none()
            && one.lease("something", 1).await.unwrap().is_none()
    );
    assert!(other.lease("something", 2).await.unwrap().is_some());
    drop(lease);
    tokio::time::timeout(LONG, other.lease_when_free("something", 1)).await.unwrap().unwrap();
    one.close().await;
    other.close().await;
    stage.end().await;
}

/// Leases that processes have on the database.
const LEASES: &str = "locktype = 'advisory' AND objsubid = 1 AND granted \
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                      AND NOT (classid = 0 AND objid IN (7497000, 4242))";
/// Processes that wait for a lock of this test.
const WAITING: &str = "locktype = 'advisory' AND NOT granted AND NOT (classid = 0 AND objid = 7497000) \
                       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// Returns an expression for the number of the lock that is the lease of a piece of work.
pub(super) fn lease_number(work: &str, number: &str) -> String {
    let hash = format!("substr(sha256('{work}'::BYTEA || int8send({number})), 1, 8)");
    format!("('x' || encode({hash}, 'hex'))::BIT(64)::BIGINT")
}

/// Cuts the connections that have leases, and returns one that got this lease before all others.
async fn steal(stage: &Stage, work: &str, number: i64) -> Link {
    let key = lease_number(work, &number.to_string());
    let mut waiting = stage.database().connect().await;
    let thief = tokio::spawn(async move {
        waiting.execute(format!("SELECT pg_advisory_lock({key})")).await;
        waiting
    });
    let waits =
        format!("SELECT COUNT(*) FROM pg_locks WHERE {WAITING} AND NOT (classid = 0 AND objid = 4242)");
    await_number(stage, &waits, 1).await;
    stage.database().number(cut()).await;
    thief.await.unwrap()
}

/// Cuts the connections that have leases, and counts them.
fn cut() -> String {
    format!("SELECT COUNT(pg_terminate_backend(pid)) FROM pg_locks WHERE {LEASES}")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_a_lease_learns_it_and_stops() {
    let Some(stage) = shared().await else { return };
    let (one, other) = (stage.database().open().await, stage.database().open().await);
    // A connection that is cut takes its leases again.
    let lease = one.lease("something", 1).await.unwrap().unwrap();
    assert_eq!(stage.database().number(cut()).await, Some(1));
    assert!(lease.confirm().await, "nobody was quicker");
    assert!(other.lease("something", 1).await.unwrap().is_none());
    assert_eq!(lease.while_held(std::future::ready(7)).await, Some(7));
    let thief = steal(&stage, "something", 1).await;
    let ended = tokio::time::timeout(LONG, lease.while_held(std::future::pending::<()>())).await;
    assert_eq!(ended.unwrap(), None, "the work ends");
    assert!(!lease.confirm().await);
    thief.close().await;
    drop(lease);
    tokio::time::timeout(LONG, one.lease_when_free("something", 1)).await.unwrap().unwrap();
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_the_computer_is_not_committed_without_its_lease() {
    let Some(stage) = shared().await else { return };
    let log = stage.scratch().join("log");
    let shards = format!("{}/2", shard_of(stage.guild));
    let stderr = Stdio::from(std::fs::File::create(&log).unwrap());
    let _process = Process::start_with(&stage, "trickmate=info", stderr, &["--shards", &shards]);
    connected(&stage, 1).await;
    // Once it has thought, the computer writes the expected replies, and that write waits for this lock.
    let mut lock = stage.database().connect().await;
    lock.execute("SELECT pg_advisory_lock(4242)").await;
    let wait = "CREATE FUNCTION wait() RETURNS TRIGGER LANGUAGE plpgsql AS \
                $$ BEGIN PERFORM pg_advisory_xact_lock(4242); RETURN NEW; END $$; \
                CREATE TRIGGER waits BEFORE UPDATE OF computer_expects ON matches \
                FOR EACH ROW EXECUTE FUNCTION wait()";
    stage.database().execute(wait).await;
    let given = [("opponent", json!(stage.bot.id.to_string())), ("seat", json!("rearhand"))];
    stage
        .alice
        .interact(&json!({
            "type": 2, "channel_id": stage.channel.to_string(),
            "data": {"name": "play", "options": [{"name": "cardmate", "options":
                given.map(|(name, value)| json!({"name": name, "value": value}))}]},
        }))
        .unwrap();
    await_number(&stage, &format!("SELECT COUNT(*) FROM pg_locks WHERE {WAITING}"), 1).await;
    let thief = steal(&stage, "computer", 1).await;
    lock.execute("SELECT pg_advisory_unlock(4242)").await;
    let deadline = Instant::now() + LONG;
    while !std::fs::read_to_string(&log).unwrap().contains("is left to another process") {
        assert!(Instant::now() < deadline, "it does not notice");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(stage.database().number("SELECT version FROM matches").await, Some(0));
    thief.close().await;
    await_number(&stage, "SELECT version FROM matches", 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_does_not_go_on_with_what_nobody_waits_for() {
    let Some(stage) = shared().await else { return };
    let store = stage.database().open().await;
    let slow = "ALTER TABLE challenges RENAME TO kept_challenges; CREATE VIEW challenges AS \
                SELECT * FROM kept_challenges WHERE (SELECT pg_sleep(600)::TEXT) IS NOT NULL";
    stage.database().execute(slow).await;
    store.metrics().activity_counts().await.unwrap_err();
    let running = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' \
                   AND pid <> pg_backend_pid()";
    await_number(&stage, running, 0).await;
    store.close().await;
    stage.end().await;
}
