//! Processes of the bot are killed at random during matches. No ply is lost or doubled, no board posted twice, nobody
//! reminded twice. Another process finishes the work of a dead one within seconds.
//!
//! ```text
//! TRICKMATE_KILLS=1000 TRICKMATE_KILL_MATCHES=200 tests/with-postgres \
//!     cargo test --workspace --test trickmate bot::kills -- --ignored --nocapture
//! ```
//! `TRICKMATE_KILL_SEED` does again what a run with that seed has done, as far as time does; `TRICKMATE_KILL_LOGS` is a folder
//! for what the processes log.
#![expect(clippy::print_stdout, reason = "a long run tells how far it is")]

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use discord_sandbox::gateway::{HubConfig, IdentifyLimit};
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{Person, Sandbox};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::clocks::{DAY, HOUR};
use super::game::GAME;
use super::process::Process;
use super::stage::Stage;

const PROCESSES: usize = 3;
/// A limit that lets the processes here sign in as often as they do.
pub(super) const MANY_SIGN_INS: IdentifyLimit =
    IdentifyLimit { max_concurrency: 16, window: Duration::from_millis(1) };
/// Longest time until another process takes over the work of a dead one.
const TAKEOVER: Duration = Duration::from_secs(10);
/// Approximate number of boards for each kill.
const BOARDS_A_KILL: usize = 3;
/// Time after which an unanswered request is repeated, as a player would.
const PATIENCE: Duration = Duration::from_secs(4);
/// Longest wait for anything.
const STUCK: Duration = Duration::from_secs(180);

/// A match and its players, the first to move first.
struct Game {
    id: i64,
    place: u64,
    players: [Person; 2],
}

/// Versions of every match in the database, and when each was first seen.
type Versions = HashMap<i64, (i64, Instant)>;

/// Number of kills, and of moves meanwhile.
#[derive(Clone, Copy)]
struct Plan {
    kills: usize,
    matches: usize,
    /// Decides when to kill which process.
    seed: u64,
}

fn number(name: &str) -> Option<u64> {
    Some(std::env::var(name).ok()?.parse().expect("a number"))
}

/// Numbers below a bound, in a sequence that the seed decides.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_are_killed_lose_and_double_nothing() {
    // The delay of a board is checked in the long run only: other tests run beside this one.
    kill_and_play(Plan { kills: 8, matches: 4, seed: 17 }).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: run it with --ignored"]
async fn processes_that_are_killed_again_and_again_lose_and_double_nothing() {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    let count = |name, usual| number(name).map_or(usual, |number| usize::try_from(number).unwrap());
    let (kills, matches) = (count("TRICKMATE_KILLS", 100), count("TRICKMATE_KILL_MATCHES", 20));
    let seed = number("TRICKMATE_KILL_SEED").unwrap_or(now).max(1);
    println!("TRICKMATE_KILL_SEED={seed}");
    let longest = kill_and_play(Plan { kills, matches, seed }).await;
    assert!(longest <= TAKEOVER, "a board came after {longest:?}");
}

/// Kills processes while matches are played; returns the longest time from a commit to its board. On a file, which one
/// process alone may use, it does nothing.
async fn kill_and_play(Plan { kills, matches, seed }: Plan) -> Duration {
    let gateway = HubConfig {
        shards: PROCESSES as u32,
        identify_limit: Some(MANY_SIGN_INS),
        session_starts_per_day: 1_000_000,
        ..HubConfig::default()
    };
    let stage = Arc::new(Stage::empty_with(gateway).await);
    if stage.database().file().is_some() {
        return Duration::ZERO;
    }
    // A bot is never started as often as here.
    stage.lift_limits();
    let mut processes: Vec<Process> = (0..PROCESSES).map(|shard| start(&stage, shard, PROCESSES)).collect();
    super::processes::connected(&stage, PROCESSES).await;
    let games = begin_all(&stage, matches).await;
    let idle = begin_all(&stage, (matches / 10).max(2)).await;

    let (versions, seen) = watch::channel(Versions::new());
    let watching = tokio::spawn(watch_versions(stage.database().url().to_owned(), versions));
    let killed = Arc::new(AtomicUsize::new(0));
    // A process that is killed every few seconds has time for few requests.
    let plies = GAME.len().min((kills * BOARDS_A_KILL / matches).max(8));
    let mut tasks = JoinSet::new();
    for (index, game) in games.into_iter().enumerate() {
        let (stage, seen, killed) = (Arc::clone(&stage), seen.clone(), Arc::clone(&killed));
        tasks.spawn(async move {
            let mut longest = Duration::ZERO;
            for (ply, text) in GAME.iter().enumerate().take(plies) {
                // The game lasts as long as the killing, and the players do not all move at once.
                while killed.load(Ordering::Relaxed) < (ply * matches + index) * kills / (plies * matches) {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                longest = longest.max(play(&stage.sandbox, &game, ply, text, seen.clone()).await);
            }
            (game, longest)
        });
    }
    let (mut dice, begun) = (Dice(seed), Instant::now());
    let over = Arc::new(AtomicBool::new(false));
    for _ in 0..kills {
        kill_one(&stage, &mut processes, &mut dice).await;
        let done = killed.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(50) {
            println!("{done} kills in {:?}", begun.elapsed());
        }
    }
    let played = tasks.join_all().await;
    let longest = played.iter().map(|(_, longest)| *longest).max().unwrap();
    println!(
        "{kills} kills in {:?}, {matches} matches of {plies} plies; boards at the latest after {longest:?}",
        begun.elapsed()
    );

    // Reminders and deadlines become due while processes die.
    let stop = Arc::clone(&over);
    let killing = tokio::spawn({
        let stage = Arc::clone(&stage);
        async move {
            while !stop.load(Ordering::Relaxed) {
                kill_one(&stage, &mut processes, &mut dice).await;
                tokio::time::sleep(PATIENCE).await;
            }
            processes
        }
    });
    stage.sandbox.advance(2 * DAY + 13 * HOUR);
    for game in &idle {
        let left = format!(
            "SELECT COUNT(*) FROM clocks WHERE match_id = {} AND COALESCE(remind_at, reminding) IS NOT NULL",
            game.id
        );
        until("a reminder", || async { stage.database().number(left.as_str()).await == Some(0) }).await;
    }
    stage.sandbox.advance(DAY);
    // A game that was not played to its end is ended by its deadline as well.
    let unfinished = played.iter().map(|(game, _)| game).filter(|_| plies < GAME.len());
    for game in idle.iter().chain(unfinished) {
        let ended = format!("SELECT COUNT(*) FROM matches WHERE id = {} AND ended_at IS NOT NULL", game.id);
        let until_told = || async {
            // A deadline during an outage of its connection is put off by an hour.
            stage.sandbox.advance(HOUR / 4);
            stage.database().number(ended.as_str()).await == Some(1)
        };
        until("the end of a match", until_told).await;
    }
    over.store(true, Ordering::Relaxed);
    let processes = killing.await.unwrap();
    let untold = "SELECT COUNT(*) FROM matches WHERE announced < version";
    until("the last board", || async { stage.database().number(untold).await == Some(0) }).await;
    watching.abort();
    drop(processes);

    for (game, _) in &played {
        let boards = stage.boards_seen_by(&game.players[0], game.place);
        let actions = actions(&stage, game.id).await;
        assert!(boards.is_sorted_by(|one, next| one < next), "boards of game {}: {boards:?}", game.id);
        // Only a board over which two processes have died may be missing.
        let missing = (actions.len() + 1).checked_sub(boards.len());
        let parked = parked_boards(&stage.sandbox, game.place);
        assert!(missing.is_some_and(|missing| missing <= parked), "boards of game {}: {boards:?}", game.id);
        assert_eq!(&actions[..plies], &GAME[..plies], "actions of game {}", game.id);
        let ended = usize::from(plies < GAME.len());
        assert_eq!(actions.len(), plies + ended, "actions of game {}", game.id);
    }
    for game in &idle {
        assert_eq!(reminders(&stage, game), 1, "reminders of game {}", game.id);
        assert_eq!(actions(&stage, game.id).await.len(), 1, "game {} ended once", game.id);
        let boards = stage.boards_seen_by(&game.players[0], game.place);
        assert_eq!(boards, [0, 1], "boards of game {}", game.id);
    }
    longest
}

/// Starts one of `count` processes. On a file there is only one, so it gets no `--shards`.
pub(super) fn start(stage: &Stage, shard: usize, count: usize) -> Process {
    let shards = format!("{shard}/{count}");
    let shards: &[&str] = if stage.database().file().is_some() { &[] } else { &["--shards", &shards] };
    let (level, log) = match std::env::var_os("TRICKMATE_KILL_LOGS") {
        Some(folder) => {
            let file = Path::new(&folder).join(format!("{shard}.log"));
            ("info", OpenOptions::new().create(true).append(true).open(file).unwrap().into())
        }
        None => ("off", Stdio::inherit()),
    };
    Process::start_with(stage, level, log, shards)
}

/// Kills a process, starts it again after a while and waits until it is connected again, so that only one is away at a
/// time.
pub(super) async fn kill_one(stage: &Stage, processes: &mut [Process], dice: &mut Dice) {
    let shard = usize::try_from(dice.below(processes.len() as u64)).unwrap();
    tokio::time::sleep(Duration::from_millis(dice.below(1500))).await;
    let before = session(stage, shard, None);
    processes[shard].kill();
    tokio::time::sleep(Duration::from_millis(dice.below(500))).await;
    processes[shard] = start(stage, shard, processes.len());
    let deadline = Instant::now() + STUCK;
    while session(stage, shard, before.as_deref()).is_none() {
        assert!(Instant::now() < deadline, "process {shard} does not come back");
        // A service manager also starts a process again if it could not start, for example on a busy machine.
        if processes[shard].has_ended() {
            processes[shard] = start(stage, shard, processes.len());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Returns the session of a process that is connected, different from an earlier one.
fn session(stage: &Stage, shard: usize, earlier: Option<&str>) -> Option<String> {
    let sessions = stage.sandbox.gateway().sessions().into_iter();
    let mut own = sessions.filter(|session| session.connected && session.shard.0 as usize == shard);
    own.find(|session| earlier != Some(session.session_id.as_str())).map(|session| session.session_id)
}

async fn begin_all(stage: &Arc<Stage>, count: usize) -> Vec<Game> {
    let mut guilds = Vec::new();
    for _ in 0..2 * PROCESSES {
        guilds.push(
            stage.sandbox.create_guild("Club", stage.alice.id, &[stage.bob.id], &[stage.bot.id]).unwrap(),
        );
        // Ids within a millisecond may fall to one shard.
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    let mut tasks = JoinSet::new();
    let mut games = Vec::new();
    for index in 0..count {
        let (stage, guild) = (Arc::clone(stage), guilds[index % guilds.len()]);
        tasks.spawn(async move { begin(&stage, guild, index).await });
        if tasks.len() >= 10 {
            games.push(tasks.join_next().await.unwrap().unwrap());
        }
    }
    games.extend(tasks.join_all().await);
    games
}

async fn begin(stage: &Stage, guild: u64, index: usize) -> Game {
    let sandbox = &stage.sandbox;
    let players = ["first", "second"].map(|name| sandbox.create_user(&format!("{name}{index}")));
    sandbox.change(|world| players.iter().try_for_each(|player| world.add_member(guild, player.id))).unwrap();
    let channel = sandbox.create_channel(guild, ChannelSpec::new(&format!("game-{index}"), 0)).unwrap();
    let options = [("opponent", json!(players[1].id.to_string())), ("seat", json!("forehand"))];
    players[0].run(channel, "play cardmate", &options).await.unwrap();
    let offers = |message: &Value| accept_button(message).is_some();
    let message = stage.await_message(&players[1], channel, offers).await;
    let (place, accept) = accept_button(&message).unwrap();
    players[1].click(channel, place, &accept).await.unwrap();
    // A thread has the id of the message it starts on.
    let (_, id) = board(sandbox, place, 0, 0).await;
    Game { id, place, players }
}

/// Returns the id of a challenge's message, and of its button.
fn accept_button(message: &Value) -> Option<(u64, String)> {
    let rows = message["components"].as_array()?;
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    let id =
        buttons.find_map(|button| button["custom_id"].as_str().filter(|id| id.starts_with("accept/")))?;
    Some((message["id"].as_str()?.parse().ok()?, id.to_owned()))
}

/// Reads the number of a match from the note that its board is parked, since two processes have died over it.
fn parked(message: &str) -> Option<i64> {
    message.split_once("I can’t post the board of game ")?.1.split_once('.')?.0.parse().ok()
}

/// Counts the notes to players that a board is parked.
fn parked_boards(sandbox: &Sandbox, place: u64) -> usize {
    sandbox.change(|world| {
        let messages = world.channel(place).map(|channel| channel.messages.values());
        messages.map_or(0, |messages| messages.filter(|message| parked(&message.content).is_some()).count())
    })
}

/// Waits for a board, or until more boards than before are parked there; returns the moment, and the number of the
/// match.
async fn board(sandbox: &Sandbox, place: u64, ply: usize, parked_before: usize) -> (Instant, i64) {
    let ending = format!(" · ply {ply}");
    let found = sandbox.wait_for(STUCK, |world| {
        let messages: Vec<&str> = world
            .channel(place)
            .ok()?
            .messages
            .values()
            .rev()
            .map(|message| message.content.as_str())
            .collect();
        let told: Vec<i64> = messages.iter().filter_map(|text| parked(text)).collect();
        if told.len() > parked_before {
            return told.first().copied();
        }
        let text = messages.into_iter().find_map(|text| text.strip_suffix(&ending))?;
        text.rsplit_once("· game ")?.1.parse().ok()
    });
    let id = found.await.unwrap_or_else(|| panic!("there is no board of ply {ply} in {place}"));
    (Instant::now(), id)
}

/// Plays a ply until it is committed, and waits for its board; returns the time from the commit to the board.
async fn play(
    sandbox: &Sandbox,
    game: &Game,
    ply: usize,
    text: &str,
    mut seen: watch::Receiver<Versions>,
) -> Duration {
    let body = json!({
        "type": 2, "channel_id": game.place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": text}]},
    });
    let deadline = Instant::now() + STUCK;
    let parked_before = parked_boards(sandbox, game.place);
    loop {
        // If the process is dead, nobody may answer.
        let _ = game.players[ply % 2].interact(&body);
        let wanted =
            |versions: &Versions| versions.get(&game.id).is_some_and(|(version, _)| *version > ply as i64);
        if tokio::time::timeout(PATIENCE, seen.wait_for(wanted)).await.is_ok() {
            break;
        }
        assert!(Instant::now() < deadline, "ply {ply} of game {} is not committed", game.id);
    }
    let committed = seen.borrow()[&game.id].1;
    board(sandbox, game.place, ply + 1, parked_before).await.0.saturating_duration_since(committed)
}

async fn watch_versions(url: String, versions: watch::Sender<Versions>) {
    let mut connection = PgConnection::connect(&url).await.unwrap();
    loop {
        let query = sqlx::query_as("SELECT id, version FROM matches");
        let rows: Vec<(i64, i64)> = query.fetch_all(&mut connection).await.unwrap();
        versions.send_modify(|known| {
            for (id, version) in rows {
                let entry = known.entry(id).or_insert_with(|| (version, Instant::now()));
                if entry.0 != version {
                    *entry = (version, Instant::now());
                }
            }
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn actions(stage: &Stage, match_id: i64) -> Vec<String> {
    let mut connection = PgConnection::connect(stage.database().url()).await.unwrap();
    let query =
        sqlx::query_scalar("SELECT text FROM actions WHERE match_id = $1 ORDER BY ply").bind(match_id);
    query.fetch_all(&mut connection).await.unwrap()
}

/// Counts the reminders to the player who is to move in a match.
fn reminders(stage: &Stage, game: &Game) -> usize {
    let player = &game.players[0];
    let messages = player.messages(player.open_direct(stage.bot.id).unwrap()).unwrap();
    let place = game.place.to_string();
    let texts = messages.iter().filter_map(|message| message["content"].as_str());
    texts.filter(|text| text.contains("your turn in Cardmate") && text.contains(&place)).count()
}

/// Waits until a condition is met.
async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    let deadline = Instant::now() + STUCK;
    while !is_so().await {
        assert!(Instant::now() < deadline, "{what} does not come");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
