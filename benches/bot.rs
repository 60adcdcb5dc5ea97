//! Waiting times of players with many matches at once: from a click to its acknowledgement, and to the new board.
//!
//! `cargo bench --bench bot [-- MATCHES]` runs the bot against the sandbox in one process, prints the 50th and 99th
//! percentiles, and checks that in the end every match's board is what the database says.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::{Config, Sandbox};
use serde_json::json;
use trickmate::Settings;
use trickmate_host::{CHALLENGE_TTL, ChannelId, GameService, Limits, MatchId, Store};
use trickmate_rules::Viewer;

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
    let config = Config { gateway, transcript_bytes: 0, ..Config::lenient() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let bot = sandbox.create_application("Trickmate");
    let (alice, bob) = (sandbox.create_user("alice"), sandbox.create_user("bob"));
    let guild = sandbox.create_guild("Club", alice.id, &[bob.id], &[bot.id]).unwrap();
    let channel = sandbox.channel_named(guild, "general").unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let store = Store::open_file(&scratch.path().join("bench.sqlite")).await.unwrap();
    let limits = Limits { challenges: matches as i64, games: matches as i64, ..Limits::default() };
    let api_base = Some(sandbox.url().to_owned());
    let settings = Settings { api_base, limits, ..Settings::new(bot.token.clone()) };
    let running = tokio::spawn(trickmate::run(settings, store.clone(), std::future::pending()));
    assert!(sandbox.wait_for_bot(bot.id, Duration::from_secs(60)).await);

    let mut places = Vec::new();
    for game in 1..=matches {
        let options = [("opponent", json!(bob.id.to_string())), ("seat", json!("forehand"))];
        let asked = alice.run(channel, "play cardmate", &options).await.unwrap();
        let message = asked.response_id.unwrap();
        bob.click(channel, message, &format!("accept/{game}")).await.unwrap();
        // A thread has the id of the message it starts on.
        board(&sandbox, message, game, 0).await;
        places.push(message);
    }
    let mut waits = Waits::default();
    for (ply, text) in MOVES.iter().enumerate() {
        let person = if ply % 2 == 0 { &alice } else { &bob };
        // All players move at the same moment.
        let moves: Vec<_> = places
            .iter()
            .map(|place| {
                let (person, place) = (person.clone(), *place);
                tokio::spawn(
                    async move { person.run(place, "move", &[("move", json!(text))]).await.unwrap() },
                )
            })
            .collect();
        let mut clicked = Vec::new();
        for one in moves {
            let done = one.await.unwrap();
            waits.acknowledged.push(done.acknowledged.expect("not acknowledged") - done.created);
            clicked.push(done.created);
        }
        for (index, created) in clicked.into_iter().enumerate() {
            waits.shown.push(board(&sandbox, places[index], index + 1, ply + 1).await - created);
        }
    }
    println!(
        "{matches} matches, {} moves: acknowledged after {}, board after {}",
        waits.shown.len(),
        percentiles(waits.acknowledged),
        percentiles(waits.shown)
    );
    let (service, _) = GameService::new(store, CHALLENGE_TTL);
    for (index, place) in places.into_iter().enumerate() {
        let hosted = service.matches().hosted_match(MatchId::new(index as i64 + 1)).await.unwrap();
        let played: Vec<&str> = hosted.game.plies().iter().map(|ply| ply.text.as_str()).collect();
        assert_eq!(played, MOVES);
        assert_eq!(hosted.place(), ChannelId::new(place as i64));
        let view = hosted.game.view(Viewer::Public);
        let description =
            trickmate_render::alt(&view, &trickmate_render::Labels { names: hosted.names.clone() });
        let shown = sandbox.look(|world| {
            let mut messages = world.channel(place).unwrap().messages.values().rev();
            let board = messages.find(|message| !message.attachments.is_empty()).unwrap();
            board.attachments[0].description.clone()
        });
        assert_eq!(shown, Some(description), "game {}", hosted.id);
    }
    running.abort();
    sandbox.shutdown().await;
}

/// Waits for a board; returns when it was posted, in milliseconds since 1970.
async fn board(sandbox: &Sandbox, place: u64, game: usize, ply: usize) -> i64 {
    let ending = format!("· game {game} · ply {ply}");
    let posted = sandbox.wait_for(Duration::from_secs(120), |world| {
        let messages = world.channel(place).ok()?.messages.values().rev();
        let found = messages.into_iter().find(|message| message.content.ends_with(&ending))?;
        Some(found.posted)
    });
    posted.await.expect("the board never came")
}

fn percentiles(mut waits: Vec<i64>) -> String {
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() * percent / 100).min(waits.len() - 1)];
    format!("{} ms (p50) {} ms (p99)", at(50), at(99))
}
