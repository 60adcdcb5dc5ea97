//! Memory that running matches take while nobody plays in them.
//!
//! `cargo bench --bench memory` starts the program on a database without matches and on one with ten thousand, and
//! prints the resident memory of both processes (Linux).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use discord_sandbox::{Config, Sandbox};
use tokio::task::JoinSet;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, MessageId, Move, PlayerId, RequestId,
    SeatWish, ServerId, SpecialTerms, Store, Version,
};
use trickmate_rules::Seat;

const MATCHES: i64 = 10_000;
/// The actions of each match.
const MOVES: [&str; 4] = ["4Ci3", "4Db6", "8Dj2", "8Ca7"];
/// Number of matches that are set up at the same time.
const BATCH_SIZE: usize = 100;
/// Pause before the memory of a process is read.
const REST: Duration = Duration::from_secs(5);

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::main]
async fn main() {
    let scratch = tempfile::tempdir().unwrap();
    let (none, many) = (scratch.path().join("none.sqlite"), scratch.path().join("many.sqlite"));
    Store::open_file(&none).await.unwrap().close().await;
    fill(&many).await;
    let none = resident(&none).await;
    let many = resident(&many).await;
    let each = (many as i64 - none as i64) * 1024 / MATCHES;
    println!("resident: {none} KiB without matches, {many} KiB with {MATCHES}: {each} bytes a match");
}

/// Fills a database with matches in which four actions have been played and announced.
async fn fill(path: &Path) {
    let store = Store::open_file(path).await.unwrap();
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    let mut tasks = JoinSet::new();
    for number in 1..=MATCHES {
        let service = service.clone();
        tasks.spawn(async move { play(&service, number).await });
        if tasks.len() >= BATCH_SIZE {
            tasks.join_next().await.unwrap().unwrap();
        }
    }
    tasks.join_all().await;
    store.close().await;
}

async fn play(service: &GameService, number: i64) {
    let players = [2 * number, 2 * number + 1];
    let invitation = Invitation {
        request: RequestId::new(10 * number),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(ServerId::new(1)),
        channel: ChannelId::new(1),
        challenger: PlayerId::new(players[0]),
        opponent: Some(PlayerId::new(players[1])),
        seat: SeatWish::Seat(Seat::First),
        time: None,
        rated: false,
        special: SpecialTerms::default(),
    };
    let challenge = service.invitations().invite(invitation).await.unwrap().id;
    service
        .invitations()
        .answer(challenge, PlayerId::new(players[1]), Answer::Accept, RequestId::new(0))
        .await
        .unwrap();
    service.invitations().mark_challenge_announced(challenge).await.unwrap();
    let hosted = service.matches().match_of_challenge(challenge).await.unwrap().id;
    for (ply, text) in MOVES.iter().enumerate() {
        let wanted = Move {
            match_id: hosted,
            version: None,
            player: PlayerId::new(players[ply % 2]),
            text: (*text).to_owned(),
            request: RequestId::new(10 * number + 1 + ply as i64),
        };
        service.matches().act(&wanted).await.unwrap();
    }
    service
        .matches()
        .mark_announced(hosted, Version::new(MOVES.len() as i64), Some(MessageId::new(number)), false)
        .await
        .unwrap();
}

/// Returns the resident memory, in KiB, of the program on this database, some time after it has connected.
async fn resident(database: &Path) -> u64 {
    let sandbox = Sandbox::start(Config::lenient()).await.unwrap();
    let bot = sandbox.create_application("Trickmate");
    let owner = sandbox.create_user("alice");
    sandbox.create_guild("Club", owner.id, &[], &[bot.id]).unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["run", "--stand-in", sandbox.url(), "--log", "error"])
        .args(["--database", &format!("sqlite://{}", database.display())])
        .env("DISCORD_TOKEN", &bot.token)
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    let process = Process(child);
    assert!(sandbox.wait_for_bot(bot.id, Duration::from_secs(60)).await);
    tokio::time::sleep(REST).await;
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.0.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}
