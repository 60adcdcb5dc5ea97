//! Metrics, health, logs and the end of the bot.

use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::gateway::Target;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::{Value, json};

use super::game::{GAME, by_menu};
use super::process::Process;
use super::stage::assert_played;
use super::stage::{LONG, Stage, id_of, in_time};
use crate::database::SmallDisk;
use crate::postgres::Server;
use trickmate_host::{PlayerId, ServerId};

/// The page of metrics that the manual lists.
const MANUAL: &str = include_str!("../../docs/operating.md");

/// Fetches a page: its status and its text.
pub(super) async fn page(address: SocketAddr, path: &'static str) -> (u16, String) {
    let fetch = move || {
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    };
    tokio::task::spawn_blocking(fetch).await.unwrap()
}

async fn health(address: SocketAddr) -> (u16, Value) {
    let (status, body) = page(address, "/health").await;
    (status, serde_json::from_str(&body).unwrap())
}

/// Waits until the page of health has this status; returns its content.
pub(super) async fn await_health(address: SocketAddr, wanted: u16) -> Value {
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        let (status, body) = health(address).await;
        if status == wanted {
            return body;
        }
        assert!(tokio::time::Instant::now() < deadline, "{status}: {body}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Returns the value of a metric.
pub(super) fn value(page: &str, name: &str) -> f64 {
    // A label may have spaces, the number has none.
    let found = page.lines().filter_map(|line| line.rsplit_once(' ')).find(|(known, _)| *known == name);
    let (_, number) = found.unwrap_or_else(|| panic!("there is no {name} in {page}"));
    number.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_and_health_tell_how_it_is_going() {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    // It is unwell until it is connected.
    let gateway = Arc::clone(stage.sandbox.gateway());
    gateway.stall_next_connections(1);
    let slow = async {
        let unwell = await_health(address, 503).await;
        assert_eq!((&unwell["status"], &unwell["gateway"]), (&json!("unwell"), &json!("disconnected")));
        while gateway.connections() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(health(address).await.0, 503);
        gateway.release(&Target::all());
    };
    tokio::join!(stage.start(), slow);
    let well = await_health(address, 200).await;
    assert_eq!((&well["status"], &well["gateway"]), (&json!("ok"), &json!("connected")));
    assert_eq!(well["version"], env!("CARGO_PKG_VERSION"));
    let place = stage.begin().await;
    let busy =
        FaultSpec::new("POST", "/channels/*/messages", FaultAction::Status { status: 503, body: None });
    stage.sandbox.add_fault(busy.times(1));
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci4"))]).await.unwrap());
    let expected = [
        ("trickmate_interactions_total{kind=\"command\"}", 3.0),
        ("trickmate_interactions_total{kind=\"component\"}", 1.0),
        ("trickmate_answers_total{outcome=\"delivered\"}", 4.0),
        ("trickmate_refusals_total{cause=\"player\"}", 1.0),
        ("trickmate_actions_total", 1.0),
        ("trickmate_discord_errors_total{kind=\"passing\"}", 1.0),
        ("trickmate_boards_total", 2.0),
        ("trickmate_acknowledgement_seconds_count", 4.0),
        ("trickmate_commit_seconds_count", 3.0),
        ("trickmate_running_games", 1.0),
        ("trickmate_gateway_connected", 1.0),
        ("trickmate_database_up", 1.0),
        ("trickmate_writer_queue", 0.0),
    ];
    // An answer is counted once Discord has confirmed it, a moment after the person has it.
    let deadline = tokio::time::Instant::now() + LONG;
    let page = loop {
        let (status, page) = page(address, "/metrics").await;
        assert_eq!(status, 200);
        let Some((name, _)) = expected.iter().find(|(name, min)| value(&page, name) < *min) else {
            break page;
        };
        assert!(tokio::time::Instant::now() < deadline, "{name} in {page}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!((value(&page, "trickmate_open_challenges")).abs() < 0.5, "{page}");
    for person in [&stage.alice, &stage.bob] {
        assert!(!page.contains(&person.id.to_string()), "no metric tells who: {page}");
    }
    // The manual lists exactly these metrics.
    for line in page.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = line.split(' ').next().unwrap();
        assert!(MANUAL.contains(&format!("`{name}")), "{name} is not in the manual");
    }
    for name in MANUAL.split('`').filter(|word| word.starts_with("trickmate_") && !word.contains(' ')) {
        let name = name.split('{').next().unwrap().trim_end_matches("_total");
        assert!(
            page.contains(&format!("# TYPE {name} ")) || page.contains(name),
            "{name} is in the manual alone"
        );
    }
    stage.end().await;
}

/// Starts the bot as a separate process on another database; returns it with the address of its pages.
async fn with_pages(stage: &Stage, database: &str) -> (Process, SocketAddr) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let process =
        Process::start_on(stage, database, "off", Stdio::inherit(), &["--metrics", &address.to_string()]);
    stage.connected().await;
    (process, address)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_written_to_is_unwell() {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    let well = await_health(address, 200).await;
    assert_eq!(well["database"], "ok");
    // Another connection locks it: it can still be read.
    let lock = stage.database().lock().await;
    let unwell = await_health(address, 503).await;
    assert_eq!((&unwell["gateway"], &unwell["database"]), (&json!("connected"), &json!("read-only")));
    let page = page(address, "/metrics").await.1;
    assert!(value(&page, "trickmate_database_up").abs() < 0.5);
    lock.unlock().await;
    await_health(address, 200).await;
    // Frequent requests cause no more writing than one row a second.
    let before = std::time::Instant::now();
    let probes = "SELECT written_at FROM write_probes";
    let mut written = std::collections::HashSet::new();
    for _ in 0..50 {
        assert_eq!(health(address).await.0, 200);
        written.insert(stage.database().number(probes).await);
    }
    assert!(written.len() as u64 <= before.elapsed().as_secs() + 2, "{}", written.len());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_unwell_until_there_is_room() {
    let stage = Stage::empty().await;
    if stage.database().file().is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::at(folder.path(), 8 << 20) else { return };
    let url = format!("sqlite://{}", folder.path().join("bot.sqlite").display());
    let (_process, address) = with_pages(&stage, &url).await;
    await_health(address, 200).await;
    let ballast = folder.path().join("ballast");
    disk.fill(&ballast);
    let unwell = await_health(address, 503).await;
    assert_eq!(unwell["database"], "read-only");
    std::fs::remove_file(&ballast).unwrap();
    await_health(address, 200).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_only_reads_is_unwell_until_one_writes() {
    let Some(server) = Server::start() else { return };
    let stage = Stage::empty().await;
    let (_process, address) = with_pages(&stage, &server.url("postgres")).await;
    await_health(address, 200).await;
    let place = stage.begin().await;
    server.demote();
    let deadline = tokio::time::Instant::now() + LONG;
    // After the restart it can be read.
    while await_health(address, 503).await["database"] != "read-only" {
        assert!(tokio::time::Instant::now() < deadline, "it is not found again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.promote();
    await_health(address, 200).await;
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_the_database_shrinks_after_a_long_reader() {
    let stage = Stage::set().await;
    let Some(file) = stage.database().file() else { return };
    let log = file.with_extension("sqlite-wal");
    let size = || std::fs::metadata(&log).map_or(0, |found| found.len());
    let mut reader = stage.database().connect().await;
    reader.execute("BEGIN").await;
    reader.number("SELECT COUNT(*) FROM players").await;
    let store = stage.store.clone().unwrap();
    while size() < 6 << 20 {
        let text = "x".repeat(1 << 20);
        store.names().set_player_name(PlayerId::new(1), &text).await.unwrap();
        store.names().set_player_name(PlayerId::new(1), "alice").await.unwrap();
    }
    reader.execute("COMMIT").await;
    reader.close().await;
    let deadline = tokio::time::Instant::now() + LONG;
    while size() > 0 {
        assert!(tokio::time::Instant::now() < deadline, "{} bytes are left", size());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let place = stage.begin().await;
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn work_that_panics_in_the_database_ends_nothing_else() {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    let place = stage.begin().await;
    let store = stage.store.clone().unwrap();
    store.servers().change_server(ServerId::new(1), |_| panic!("on purpose")).await.unwrap_err();
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    await_health(address, 200).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_tells_the_operator() {
    let stage = Stage::set().await;
    let done = stage.alice.run(stage.channel, "ping", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    for words in
        ["Gateway: connected", "Database: answers, ", &format!("Version: {}", env!("CARGO_PKG_VERSION"))]
    {
        assert!(told.contains(words), "{told}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_flight_when_the_bot_stops_is_answered() {
    let mut stage = Stage::set().await;
    let place = stage.begin().await;
    let lock = stage.database().lock().await;
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    in_time(&done);
    assert_eq!(done.callback_type, Some(5), "it has arrived and cannot be answered yet");
    let gateway = Arc::clone(stage.sandbox.gateway());
    let freed = async {
        // Until the bot has left the gateway.
        while gateway.connections() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        lock.unlock().await;
    };
    tokio::join!(stage.stop(), freed);
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.await_board(place, 1, 1).await;
    stage.start().await;
    let plies: Vec<usize> = stage.boards(place).into_iter().map(|(ply, _)| ply).collect();
    assert_eq!(plies, [0, 1], "the board was posted before the end");
    stage.end().await;
}

/// Returns the lines of a log, once one of them has all these words.
async fn lines_with(log: &Path, words: &[&str]) -> Vec<String> {
    let until = tokio::time::Instant::now() + LONG;
    loop {
        let text = std::fs::read_to_string(log).unwrap();
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if lines.iter().any(|line| words.iter().all(|word| line.contains(word))) {
            return lines;
        }
        assert!(tokio::time::Instant::now() < until, "no line has {words:?}:\n{text}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_press_can_be_followed_through_the_log() {
    let stage = Stage::empty().await;
    let log = stage.scratch().join("log");
    let stderr = Stdio::from(File::create(&log).unwrap());
    let process = Process::start(&stage, "warn,trickmate=debug", stderr);
    stage.connected().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    by_menu(&stage, &stage.alice, place, board, GAME[0]).await;
    stage.await_board(place, 1, 1).await;
    let lines = lines_with(&log, &["committed: version 1"]).await;
    let committed = lines.iter().find(|line| line.contains("committed: version 1")).unwrap();
    assert!(committed.contains(" press{") && committed.contains(" game=1}"), "{committed}");
    let server = stage.guild;
    assert!(committed.contains(&format!(" server={server} ")), "{committed}");
    let id = committed.split_once("{id=").unwrap().1.split(' ').next().unwrap();
    let span = format!("press{{id={id} ");
    let lines = lines_with(&log, &[&span, "done after"]).await;
    let own: Vec<&String> = lines.iter().filter(|line| line.contains(&span)).collect();
    let place_of = |words: &str| {
        let found = own.iter().position(|line| line.contains(words));
        found.unwrap_or_else(|| panic!("no line says {words}: {own:#?}"))
    };
    let places = ["begins", "committed: version 1", "answered after", "done after"].map(place_of);
    assert!(places.is_sorted(), "{own:#?}");
    let told = lines_with(&log, &["announce{event=Match(MatchId(1))", "told"]).await;
    // The log keeps choices secret: they all are lists of numbers behind the first word.
    assert!(!told.iter().any(|line| line.contains("menu/") || line.contains("board/")), "{told:#?}");
    drop(process);
    stage.end().await;
}

/// The library takes five seconds to connect again and answers nothing meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_to_stop_does_not_wait_for_a_session_that_was_refused() {
    let stage = Stage::empty().await;
    let log = stage.scratch().join("log");
    let stderr = Stdio::from(File::create(&log).unwrap());
    let mut process = Process::start(&stage, "info", stderr);
    stage.connected().await;
    lines_with(&log, &["connected as"]).await;
    assert_eq!(stage.sandbox.gateway().invalidate(&Target::all(), false), 1);
    lines_with(&log, &["Restarting shard 0"]).await;
    let stopping = tokio::task::spawn_blocking(move || process.stop());
    assert!(stopping.await.unwrap());
    lines_with(&log, &["not every connection to the gateway was closed in order"]).await;
    stage.end().await;
}
