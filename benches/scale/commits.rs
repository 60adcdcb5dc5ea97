//! Rate at which several processes commit moves without Discord, each in separate matches.

use std::future::Future;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, GameService, Invitation, Limits, MatchId, Move, PlayerId, RequestId,
    SeatWish, ServerId, SpecialTerms, Store,
};
use trickmate_rules::Seat;

use crate::{MOVES, Plan};

/// The argument that turns this program into a worker.
pub(crate) const WORKER: &str = "worker";
/// Number of matches that a process plays at the same moment.
const TOGETHER: usize = 200;

/// Counts and times of a run.
pub(crate) struct Taken {
    pub(crate) moves: u64,
    pub(crate) took: Duration,
    /// Milliseconds from a move to its commit, of the slowest process.
    pub(crate) half: u64,
    pub(crate) most: u64,
}

/// Lets this many processes play all matches of the plan; `begin` runs once all are set up.
pub(crate) async fn measure<F: Future<Output = ()>>(
    url: &str,
    processes: usize,
    plan: &Plan,
    begin: impl FnOnce() -> F,
) -> Taken {
    // One of them brings the tables up to date.
    Store::open(url).await.unwrap().close().await;
    let each = plan.matches / processes;
    let mut workers = Vec::new();
    for number in 0..processes {
        let mut worker = Worker::start(url, number * each + 1, each, plan.plies);
        assert_eq!(worker.line(), "ready");
        workers.push(worker);
    }
    begin().await;
    let begun = Instant::now();
    for worker in &mut workers {
        worker.stdin.write_all(b"go\n").unwrap();
    }
    let (mut half, mut most) = (0, 0);
    for worker in &mut workers {
        let line = worker.line();
        let mut words = line.split(' ').map(|word| word.parse::<u64>().unwrap());
        half = words.next().unwrap().max(half);
        most = words.next().unwrap().max(most);
    }
    Taken { moves: (each * processes * plan.plies) as u64, took: begun.elapsed(), half, most }
}

struct Worker {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Worker {
    fn start(url: &str, first: usize, count: usize, plies: usize) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([WORKER, url, &first.to_string(), &count.to_string(), &plies.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, stdin, stdout: BufReader::new(stdout) }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }
}

/// Sets matches up, waits for a line and plays them.
pub(crate) async fn work(arguments: &[String]) {
    let [url, first, count, plies] = arguments else { panic!("url, first, count, plies") };
    let (first, count): (i64, i64) = (first.parse().unwrap(), count.parse().unwrap());
    let plies: usize = plies.parse().unwrap();
    let store = Store::open(url).await.unwrap();
    let (service, _events) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_limits(Limits::default());
    let together = Arc::new(Semaphore::new(TOGETHER));
    let mut tasks = JoinSet::new();
    for number in first..first + count {
        let (service, together) = (service.clone(), Arc::clone(&together));
        tasks.spawn(async move {
            let _turn = together.acquire_owned().await.unwrap();
            (number, begin(&service, number).await)
        });
    }
    let matches = tasks.join_all().await;
    println!("ready");
    std::io::stdin().lines().next();
    let mut tasks = JoinSet::new();
    for (number, hosted) in matches {
        let (service, together) = (service.clone(), Arc::clone(&together));
        tasks.spawn(async move {
            let _turn = together.acquire_owned().await.unwrap();
            play(&service, number, hosted, plies).await
        });
    }
    let mut waits: Vec<u64> = tasks.join_all().await.into_iter().flatten().collect();
    waits.sort_unstable();
    println!("{} {}", waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
    store.close().await;
}

async fn begin(service: &GameService, number: i64) -> i64 {
    let players = [2 * number, 2 * number + 1];
    let invitation = Invitation {
        request: RequestId::new(100 * number),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: Some(ServerId::new(1 + number % 100)),
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
    service.matches().match_of_challenge(challenge).await.unwrap().id.get()
}

/// Plays the beginning of a match; returns the milliseconds from each move to its commit.
async fn play(service: &GameService, number: i64, match_id: i64, plies: usize) -> Vec<u64> {
    let mut waits = Vec::new();
    for (ply, text) in MOVES.iter().take(plies).enumerate() {
        let wanted = Move {
            match_id: MatchId::new(match_id),
            version: None,
            player: PlayerId::new(2 * number + ply as i64 % 2),
            text: (*text).to_owned(),
            request: RequestId::new(100 * number + 1 + ply as i64),
        };
        let begun = Instant::now();
        service.matches().act(&wanted).await.unwrap();
        waits.push(u64::try_from(begun.elapsed().as_millis()).unwrap());
    }
    waits
}
