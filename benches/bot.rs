//! How long players wait: from a click to its acknowledgement and to the new board, with many matches at once.
//!
//! `cargo bench --bench bot [-- MATCHES]` runs the bot against the sandbox and prints the 50th and 99th percentiles.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::{Config, Person, Sandbox};
use serde_json::{Value, json};
use trickmate::discord::{self, Settings};
use trickmate::store::Store;

/// Discord's ids count milliseconds from the beginning of 2015.
const EPOCH: i64 = 1_420_070_400_000;
/// The beginning of the first published game.
const MOVES: [&str; 10] = ["4Ci3", "4Db6", "8Dj2", "8Ca7", "8Dh3", "8Cc6", "7Cb1", "7Di8", "3Cd3", "3Di6"];

/// Milliseconds that players waited.
#[derive(Default)]
struct Waits {
    acknowledged: Vec<i64>,
    shown: Vec<i64>,
}

#[tokio::main]
async fn main() {
    let given = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    for matches in given.map_or_else(|| vec![1, 50], |matches| vec![matches]) {
        measure(matches).await;
    }
}

async fn measure(matches: usize) {
    let gateway = HubConfig { identify_limit: None, ..HubConfig::default() };
    let config = Config { gateway, transcript_bytes: 0, ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let bot = sandbox.create_application("Trickmate");
    let (alice, bob) = (sandbox.create_user("alice"), sandbox.create_user("bob"));
    let guild = sandbox.create_guild("Club", alice.id, &[bob.id], &[bot.id]).unwrap();
    let channel = sandbox.channel_named(guild, "general").unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let store = Store::open_file(&scratch.path().join("bench.sqlite")).await.unwrap();
    let settings = Settings { stand_in: Some(sandbox.url().to_owned()), ..Settings::new(bot.token.clone()) };
    let running = tokio::spawn(discord::run(settings, store, std::future::pending()));
    assert!(sandbox.wait_for_bot(bot.id, Duration::from_secs(60)).await);

    let mut places = Vec::new();
    for game in 1..=matches {
        let options = [("opponent", json!(bob.id.to_string())), ("seat", json!("forehand"))];
        let asked = alice.run(channel, "play cardmate", &options).await.unwrap();
        let message = asked.response_id.unwrap();
        bob.click(channel, message, &format!("accept/{game}")).await.unwrap();
        // A thread has the id of the message it starts on.
        board(&alice, message, game, 0).await;
        places.push(message);
    }
    let mut waits = Waits::default();
    for (ply, text) in MOVES.iter().enumerate() {
        let person = if ply % 2 == 0 { &alice } else { &bob };
        // All players move at the same moment.
        let moves: Vec<_> = places
            .iter()
            .enumerate()
            .map(|(index, place)| {
                let (person, place) = (person.clone(), *place);
                tokio::spawn(async move {
                    let done = person.run(place, "move", &[("move", json!(text))]).await.unwrap();
                    let shown = board(&person, place, index + 1, ply + 1).await;
                    (done.acknowledged.unwrap() - done.created, shown - done.created)
                })
            })
            .collect();
        for one in moves {
            let (acknowledged, shown) = one.await.unwrap();
            waits.acknowledged.push(acknowledged);
            waits.shown.push(shown);
        }
    }
    println!(
        "{matches} matches, {} moves: acknowledged after {}, board after {}",
        waits.shown.len(),
        percentiles(waits.acknowledged),
        percentiles(waits.shown)
    );
    running.abort();
    sandbox.shutdown().await;
}

/// Waits for a board; the answer is when it was posted, in milliseconds since 1970.
async fn board(person: &Person, place: u64, game: usize, ply: usize) -> i64 {
    let ending = format!("· game {game} · ply {ply}");
    let is_it = |message: &&Value| {
        message["flags"] != 64 && message["content"].as_str().is_some_and(|text| text.ends_with(&ending))
    };
    loop {
        let messages = person.messages(place).unwrap_or_default();
        if let Some(message) = messages.iter().find(is_it) {
            let id: i64 = message["id"].as_str().unwrap().parse().unwrap();
            return (id >> 22) + EPOCH;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn percentiles(mut waits: Vec<i64>) -> String {
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() * percent / 100).min(waits.len() - 1)];
    format!("{} ms (p50) {} ms (p99)", at(50), at(99))
}
