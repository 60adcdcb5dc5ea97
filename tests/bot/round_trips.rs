//! The round trips between a process and its database, counted on the wire.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::Person;
use discord_sandbox::world::ChannelSpec;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::game::GAME;
use super::process::Process;
use super::stage::{Stage, id_of, in_time};
use crate::postgres::Line;

/// Most round trips of a move, far fewer than with a ping around each read. docs/scale.md has the usual numbers. They are not
/// the limit, since on a busy machine fewer moves share a transaction.
const OF_A_MOVE: f64 = 20.0;
/// Most round trips of an idle process in a second.
const IDLE: f64 = 8.0;
/// Number of games that are played at once.
const GAMES: usize = 10;
/// Number of plies that are played of each.
const PLIES: usize = 12;

/// A game in its own channel.
struct Game {
    players: [Person; 2],
    place: u64,
    id: i64,
}

impl Game {
    async fn begin(stage: &Stage, id: i64) -> Self {
        let players = ["first", "second"].map(|name| stage.sandbox.create_user(&format!("{name}{id}")));
        stage
            .sandbox
            .change(|world| players.iter().try_for_each(|player| world.add_member(stage.guild, player.id)))
            .unwrap();
        let spec = ChannelSpec::new(&format!("game-{id}"), 0);
        let channel = stage.sandbox.create_channel(stage.guild, spec).unwrap();
        let options = [("opponent", json!(players[1].id.to_string())), ("seat", json!("forehand"))];
        in_time(&players[0].run(channel, "play cardmate", &options).await.unwrap());
        let offers = |message: &Value| message["components"][0]["components"][0]["label"] == "Accept";
        let place = id_of(&stage.await_message(&players[1], channel, offers).await).unwrap();
        in_time(&stage.press(&players[1], channel, place, "Accept").await);
        let game = Self { players, place, id };
        game.await_board(stage, 0).await;
        game
    }

    async fn await_board(&self, stage: &Stage, ply: usize) {
        let ending = format!("· game {} · ply {ply}", self.id);
        let is_board =
            |message: &Value| message["content"].as_str().is_some_and(|text| text.ends_with(&ending));
        stage.await_message(&self.players[0], self.place, is_board).await;
    }

    /// Each player moves as soon as the board is there.
    async fn play(&self, stage: &Stage, plies: std::ops::Range<usize>) {
        for ply in plies {
            let done = self.players[ply % 2].run(self.place, "move", &[("move", json!(GAME[ply]))]).await;
            in_time(&done.unwrap());
            self.await_board(stage, ply + 1).await;
        }
    }
}

/// Counts the round trips of some work, without those that an idle process makes meanwhile.
async fn trips_of(line: &Line, idle: f64, work: impl Future<Output = ()>) -> f64 {
    let (before, begun) = (line.trips(), Instant::now());
    work.await;
    // The process notes some things after the board.
    tokio::time::sleep(Duration::from_millis(500)).await;
    (line.trips() - before) as f64 - idle * begun.elapsed().as_secs_f64()
}

#[tokio::test(flavor = "multi_thread")]
#[expect(clippy::print_stdout, reason = "docs/scale.md tells the numbers")]
async fn a_move_asks_the_database_a_few_times() {
    let stage = Arc::new(Stage::empty().await);
    if stage.database().file().is_some() {
        return;
    }
    stage.lift_limits();
    let line = Line::to(stage.database().url()).await;
    let _process = Process::start_on(&stage, line.url(), "error", Stdio::inherit(), &[]);
    stage.connected().await;
    let mut games = Vec::new();
    for id in 1..=GAMES {
        games.push(Game::begin(&stage, i64::try_from(id).unwrap()).await);
    }
    // By then every connection knows the statements of a move.
    let all = |games: Vec<Game>, plies: std::ops::Range<usize>| {
        let stage = Arc::clone(&stage);
        async move {
            let mut playing = JoinSet::new();
            for game in games {
                let (stage, plies) = (Arc::clone(&stage), plies.clone());
                playing.spawn(async move {
                    game.play(&stage, plies).await;
                    game
                });
            }
            playing.join_all().await
        }
    };
    games = all(games, 0..4).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (before, begun) = (line.trips(), Instant::now());
    tokio::time::sleep(Duration::from_secs(12)).await;
    let idle = (line.trips() - before) as f64 / begun.elapsed().as_secs_f64();

    let alone = trips_of(&line, idle, games[0].play(&stage, 4..PLIES)).await / (PLIES - 4) as f64;
    let others = games.split_off(1);
    let count = others.len() * (PLIES - 4);
    let together = trips_of(&line, idle, async { drop(all(others, 4..PLIES).await) }).await / count as f64;
    println!("round trips: {alone:.1} a move alone, {together:.1} at once, {idle:.1} a second idle");
    assert!(alone <= OF_A_MOVE, "{alone:.1} round trips a move alone");
    assert!(together <= OF_A_MOVE, "{together:.1} round trips a move of those at once");
    assert!(idle <= IDLE, "{idle:.1} round trips a second of a process that does nothing");
}
