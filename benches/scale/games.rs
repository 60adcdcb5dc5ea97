//! Moves of players in a sandbox, with bots that share its servers.

use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{Config, Person, Sandbox};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::server::Database;
use crate::{MOVES, Plan, Waits};

/// Number of connections to the gateway, of all processes.
const SHARDS: usize = 4;
/// Number of servers.
const SERVERS: usize = 16;
/// Longest wait for anything.
const LONG: Duration = Duration::from_secs(120);

/// A match and its players, the first to move first.
#[derive(Clone)]
struct Game {
    players: [Person; 2],
    place: u64,
}

/// A process of the bot; killed when dropped.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[derive(Default)]
struct Measured {
    acknowledged: Waits,
    shown: Waits,
}

/// Lets this many bots host all matches of the plan, and prints the results.
pub(crate) async fn measure(database: &Database, processes: usize, plan: &Plan) {
    let gateway = HubConfig { identify_limit: None, shards: SHARDS as u32, ..HubConfig::default() };
    let config = Config { gateway, transcript_bytes: 0, ..Config::default() };
    let sandbox = Arc::new(Sandbox::start(config).await.unwrap());
    // The speed of the bots is measured, not the limits of Discord.
    sandbox.set_realistic_limits(false);
    let bot = sandbox.create_application("Trickmate");
    let owner = sandbox.create_user("owner");
    let mut places = Vec::new();
    for server in 0..SERVERS {
        let guild = sandbox.create_guild(&format!("Club {server}"), owner.id, &[], &[bot.id]).unwrap();
        // Ids within a millisecond may belong to one shard.
        tokio::time::sleep(Duration::from_millis(3)).await;
        places.push(guild);
    }
    let mut bots = Vec::new();
    for number in 0..processes {
        let (first, last) = (number * SHARDS / processes, (number + 1) * SHARDS / processes - 1);
        let child = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(["run", "--stand-in", sandbox.url(), "--log", "warn", "--database", database.url()])
            .args(["--shards", &format!("{first}-{last}/{SHARDS}")])
            .args(["--proxy", sandbox.url()])
            .env("DISCORD_TOKEN", &bot.token)
            .stdin(Stdio::null())
            .spawn();
        bots.push(Bot(child.unwrap()));
    }
    let connected = || sandbox.gateway().sessions().iter().filter(|session| session.connected).count();
    let deadline = Instant::now() + LONG;
    while connected() < SHARDS {
        assert!(Instant::now() < deadline, "the bots did not connect");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut tasks = JoinSet::new();
    let mut games = Vec::new();
    for number in 0..plan.matches {
        let (sandbox, guild) = (Arc::clone(&sandbox), places[number % SERVERS]);
        tasks.spawn(async move { begin(&sandbox, guild, number).await });
        if tasks.len() >= 20 {
            games.push(tasks.join_next().await.unwrap().unwrap());
        }
    }
    games.extend(tasks.join_all().await);
    database.reset_counts().await;
    let measured = Arc::new(Mutex::new(Measured::default()));
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for game in games {
        let (sandbox, measured, plies) = (Arc::clone(&sandbox), Arc::clone(&measured), plan.plies);
        tasks.spawn(async move { play(&sandbox, &game, plies, &measured).await });
    }
    tasks.join_all().await;
    let seconds = begun.elapsed().as_secs_f64();
    let moves = plan.matches * plan.plies;
    let Measured { mut acknowledged, mut shown } = std::mem::take(&mut *measured.lock().unwrap());
    println!(
        "{processes} bots, {} matches: {moves} moves, {:.0} moves/s; acknowledged after {}, board after {}",
        plan.matches,
        moves as f64 / seconds,
        acknowledged.percentiles(),
        shown.percentiles()
    );
    database.print_costs(moves as u64).await;
    drop(bots);
}

/// Begins a match between two new members of a server, in a new channel.
async fn begin(sandbox: &Sandbox, guild: u64, number: usize) -> Game {
    let players = ["first", "second"].map(|name| sandbox.create_user(&format!("{name}{number}")));
    sandbox.change(|world| players.iter().try_for_each(|player| world.add_member(guild, player.id))).unwrap();
    let channel = sandbox.create_channel(guild, ChannelSpec::new(&format!("game-{number}"), 0)).unwrap();
    let options = [("opponent", json!(players[1].id.to_string())), ("seat", json!("forehand"))];
    players[0].run(channel, "play cardmate", &options).await.unwrap();
    let deadline = Instant::now() + LONG;
    let (message, accept) = loop {
        assert!(Instant::now() < deadline, "a challenge was not posted");
        let messages = players[1].messages(channel).unwrap();
        if let Some(found) = messages.iter().find_map(accept_button) {
            break found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    players[1].click(channel, message, &accept).await.unwrap();
    // A thread has the id of the message it starts on.
    board(sandbox, message, 0).await;
    Game { players, place: message }
}

/// Returns a message with a challenge, and the id of its button.
fn accept_button(message: &Value) -> Option<(u64, String)> {
    let rows = message["components"].as_array()?;
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    let id =
        buttons.find_map(|button| button["custom_id"].as_str().filter(|id| id.starts_with("accept/")))?;
    Some((message["id"].as_str()?.parse().ok()?, id.to_owned()))
}

async fn play(sandbox: &Sandbox, game: &Game, plies: usize, measured: &Mutex<Measured>) {
    for (ply, text) in MOVES.iter().take(plies).enumerate() {
        let player = &game.players[ply % 2];
        let done = player.run(game.place, "move", &[("move", json!(text))]).await.unwrap();
        let posted = board(sandbox, game.place, ply + 1).await;
        let mut measured = measured.lock().unwrap();
        measured.acknowledged.0.push(done.acknowledged.expect("not acknowledged") - done.created);
        measured.shown.0.push(posted - done.created);
    }
}

/// Waits for a board; returns when it was posted, in milliseconds since 1970.
async fn board(sandbox: &Sandbox, place: u64, ply: usize) -> i64 {
    let ending = format!("· ply {ply}");
    let posted = sandbox.wait_for(LONG, |world| {
        let messages = world.channel(place).ok()?.messages.values().rev();
        let found = messages.into_iter().find(|message| message.content.ends_with(&ending))?;
        Some(found.posted)
    });
    posted.await.expect("the board never came")
}
