//! Load on four shards: people run commands at a steady rate, a bot with four gateway connections answers them over
//! HTTP, and every single one must be answered.
//!
//! `cargo run --release -p discord-sandbox --example shards -- 1000 60` runs 1,000 commands a second for 60 seconds.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use discord_sandbox::gateway::{HubConfig, intents};
use discord_sandbox::world::InteractionState;
use discord_sandbox::{Config, Person, Sandbox};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

type Error = Box<dyn std::error::Error + Send + Sync>;

const SHARDS: u64 = 4;
/// Longest wait for answers after the last command.
const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let rate = numbers.next().unwrap_or(Ok(1000))?;
    let seconds = numbers.next().unwrap_or(Ok(60))?;
    let gateway = HubConfig { identify_limit: None, ..HubConfig::default() };
    let config = Config { gateway, transcript_bytes: 1 << 20, openapi: None, ..Config::lenient() };
    let sandbox = Sandbox::start(config).await?;
    let bot = sandbox.create_application("Counter");
    let person = sandbox.create_user("alice");
    let channels = one_guild_a_shard(&sandbox, &person, bot.id).await?;

    let http = reqwest::Client::builder().user_agent("DiscordBot (shards, 1)").build()?;
    let answered = Arc::new(AtomicU64::new(0));
    let url = format!("{}/v10/applications/{}/commands", sandbox.api_url(), bot.id);
    let command = json!([{"name": "count", "description": "Counts"}]);
    let token = format!("Bot {}", bot.token);
    http.put(url).header("authorization", token).json(&command).send().await?.error_for_status()?;
    for shard in 0..SHARDS {
        let answered = Arc::clone(&answered);
        connect(&sandbox, &bot.token, shard, http.clone(), answered).await?;
    }

    let begun = Instant::now();
    let mut ids = Vec::new();
    for number in 0..rate * seconds {
        sleep_until(begun + Duration::from_micros(number * 1_000_000 / rate)).await;
        let channel = channels[(number % SHARDS) as usize];
        let body = json!({"type": 2, "channel_id": channel.to_string(), "data": {"name": "count"}});
        ids.push(person.interact(&body)?);
    }
    let asked = begun.elapsed();
    let last = ids.last().copied().unwrap_or_default();
    // An error here means that the last interaction is unknown; the count below shows that.
    let _ = tokio::time::timeout(PATIENCE, sandbox.settled(last)).await;
    sleep(Duration::from_secs(4)).await;
    report(&sandbox, &ids, asked, answered.load(Ordering::SeqCst))?;
    sandbox.shutdown().await;
    Ok(())
}

/// Creates a server for each shard; returns their channels `general`, by shard.
async fn one_guild_a_shard(sandbox: &Sandbox, owner: &Person, bot: u64) -> Result<Vec<u64>, Error> {
    let mut channels = vec![0; SHARDS as usize];
    while channels.contains(&0) {
        let guild = sandbox.create_guild("Studio", owner.id, &[], &[])?;
        let shard = ((guild >> 22) % SHARDS) as usize;
        if channels[shard] == 0 {
            sandbox.change(|world| world.install(guild, bot, discord_sandbox::permissions::DEFAULT_BOT))?;
            channels[shard] = sandbox.channel_named(guild, "general").ok_or("no channel")?;
        }
        sleep(Duration::from_millis(1)).await;
    }
    Ok(channels)
}

/// Identifies a shard and answers its interactions until the connection ends.
async fn connect(
    sandbox: &Sandbox,
    token: &str,
    shard: u64,
    http: reqwest::Client,
    answered: Arc<AtomicU64>,
) -> Result<(), Error> {
    let url = format!("{}/?v=10&encoding=json", sandbox.gateway_url());
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await?;
    let identify =
        json!({"token": token, "intents": intents::GUILDS, "properties": {}, "shard": [shard, SHARDS]});
    socket.send(Message::text(json!({"op": 2, "d": identify}).to_string())).await?;
    let api = format!("{}/v10", sandbox.api_url());
    let (ready, begun) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        let mut ready = Some(ready);
        let mut heartbeat = tokio::time::interval(Duration::from_secs(20));
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                _ = heartbeat.tick() => {
                    // A lost connection shows itself at the next read.
                    let _ = socket.send(Message::text(r#"{"op":1,"d":null}"#)).await;
                    continue;
                }
            };
            let Some(Ok(Message::Text(text))) = message else { return };
            let Ok(payload) = serde_json::from_str::<Value>(&text) else { return };
            match payload["t"].as_str() {
                Some("READY") => drop(ready.take().map(|ready| ready.send(()))),
                Some("INTERACTION_CREATE") => {
                    let [id, token] =
                        ["id", "token"].map(|key| payload["d"][key].as_str().unwrap_or_default());
                    let url = format!("{api}/interactions/{id}/{token}/callback");
                    let (http, answered) = (http.clone(), Arc::clone(&answered));
                    tokio::spawn(async move {
                        let body = json!({"type": 4, "data": {"content": "One more", "flags": 64}});
                        let answer = http.post(url).json(&body).send().await;
                        if answer.is_ok_and(|answer| answer.status().is_success()) {
                            answered.fetch_add(1, Ordering::SeqCst);
                        }
                    });
                }
                _ => {}
            }
        }
    });
    Ok(begun.await?)
}

/// Prints the outcomes of all interactions; fails if any was lost.
fn report(sandbox: &Sandbox, ids: &[u64], asked: Duration, answered: u64) -> Result<(), Error> {
    let mut latencies = sandbox.look(|world| {
        let found = ids.iter().filter_map(|id| world.interaction(*id).ok());
        let done = found.filter(|one| one.state == InteractionState::Acknowledged);
        done.filter_map(|one| Some(one.acknowledged? - one.created)).collect::<Vec<_>>()
    });
    latencies.sort_unstable();
    let at = |percent: usize| {
        latencies.get((latencies.len().max(1) - 1) * percent / 100).copied().unwrap_or_default()
    };
    let mut out = std::io::stdout();
    let rate = ids.len() as f64 / asked.as_secs_f64();
    writeln!(
        out,
        "{} interactions in {:.1} s ({rate:.0} a second), {SHARDS} shards",
        ids.len(),
        asked.as_secs_f64()
    )?;
    writeln!(out, "{} acknowledged, {answered} answers accepted", latencies.len())?;
    writeln!(out, "dispatch to callback: p50 {} ms, p99 {} ms, at most {} ms", at(50), at(99), at(100))?;
    if let Ok(status) = std::fs::read_to_string("/proc/self/status")
        && let Some(line) = status.lines().find(|line| line.starts_with("VmHWM:"))
    {
        writeln!(
            out,
            "memory of bot and sandbox together, at most: {}",
            line.trim_start_matches("VmHWM:").trim()
        )?;
    }
    match ids.len() - latencies.len() {
        0 => Ok(()),
        lost => Err(format!("{lost} interactions were lost").into()),
    }
}
