//! Memory over virtual days: people write messages, run commands and press buttons, a bot answers, files come and go, and
//! the virtual clock runs on. What the sandbox keeps must not grow without end.
//!
//! `cargo run --release -p discord-sandbox --example days -- 600` plays for 600 seconds, a virtual minute a round, and
//! fails if the second half needs noticeably more memory than the first.

use std::io::Write;
use std::time::Duration;

use discord_sandbox::gateway::intents;
use discord_sandbox::{Config, Person, Sandbox};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Length of a round: a virtual minute.
const ROUND: Duration = Duration::from_secs(60);
const MESSAGES_A_ROUND: usize = 20;
const COMMANDS_A_ROUND: usize = 10;
/// Greatest growth of the second half over the first, in percent.
const GROWTH: u64 = 10;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let seconds = std::env::args().nth(1).map_or(Ok(600), |text| text.parse::<u64>())?;
    let sandbox = Sandbox::start(Config { openapi: None, ..Config::lenient() }).await?;
    let bot = sandbox.create_application("Clerk");
    let [alice, bob] = ["alice", "bob"].map(|name| sandbox.create_user(name));
    let guild = sandbox.create_guild("Office", alice.id, &[bob.id], &[bot.id])?;
    let channel = sandbox.channel_named(guild, "general").ok_or("no channel")?;
    let http = reqwest::Client::builder().user_agent("DiscordBot (days, 1)").build()?;
    let token = format!("Bot {}", bot.token);
    let commands = format!("{}/v10/applications/{}/commands", sandbox.api_url(), bot.id);
    let work = json!([{"name": "work", "description": "Works"}]);
    http.put(commands).header("authorization", &token).json(&work).send().await?.error_for_status()?;
    connect(&sandbox, &bot.token, http.clone()).await?;

    let begun = Instant::now();
    let total = Duration::from_secs(seconds);
    let (mut rounds, mut halves) = (0_u64, [0, 0]);
    let mut out = std::io::stdout();
    while begun.elapsed() < total {
        play(&sandbox, &http, &token, [&alice, &bob], channel).await?;
        sandbox.advance(ROUND);
        rounds += 1;
        let half = usize::from(begun.elapsed() * 2 > total);
        let memory = resident()?;
        halves[half] = memory.max(halves[half]);
        if rounds.is_multiple_of(24 * 60) {
            writeln!(
                out,
                "day {}: {} MiB after {} s",
                rounds / 1440,
                memory >> 10,
                begun.elapsed().as_secs()
            )?;
        }
    }
    let days = rounds as f64 / 1440.0;
    writeln!(
        out,
        "{days:.1} virtual days, {} messages, {} commands",
        rounds * MESSAGES_A_ROUND as u64,
        rounds * COMMANDS_A_ROUND as u64
    )?;
    writeln!(
        out,
        "at most {} MiB in the first half, {} MiB in the second",
        halves[0] >> 10,
        halves[1] >> 10
    )?;
    sandbox.shutdown().await;
    if halves[1] * 100 > halves[0] * (100 + GROWTH) {
        return Err("memory grows".into());
    }
    Ok(())
}

/// Plays a virtual minute.
async fn play(
    sandbox: &Sandbox,
    http: &reqwest::Client,
    token: &str,
    people: [&Person; 2],
    channel: u64,
) -> Result<(), Error> {
    let [alice, bob] = people;
    let mut last = 0;
    for number in 0..MESSAGES_A_ROUND {
        let person = if number % 2 == 0 { alice } else { bob };
        last = person.send(channel, "Is there any news of the game from yesterday?")?;
    }
    bob.react(channel, last, "👍")?;
    let ids = (0..COMMANDS_A_ROUND).map(|_| {
        alice.interact(&json!({"type": 2, "channel_id": channel.to_string(), "data": {"name": "work"}}))
    });
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    for id in ids {
        let done = sandbox.settled(id).await?;
        if let Some(message) = done.response_id {
            let press = json!({"type": 3, "channel_id": channel.to_string(), "message_id": message.to_string(),
                "data": {"custom_id": "more"}});
            sandbox.settled(bob.interact(&press)?).await?;
        }
    }
    let file = reqwest::multipart::Part::bytes(vec![0; 64 << 10]).file_name("minutes.bin");
    let form = reqwest::multipart::Form::new().text("payload_json", "{}").part("files[0]", file);
    let url = format!("{}/v10/channels/{channel}/messages", sandbox.api_url());
    http.post(url).header("authorization", token).multipart(form).send().await?.error_for_status()?;
    Ok(())
}

/// Signs the bot in; it answers commands with a button, and the button with a change.
async fn connect(sandbox: &Sandbox, token: &str, http: reqwest::Client) -> Result<(), Error> {
    let url = format!("{}/?v=10&encoding=json", sandbox.gateway_url());
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await?;
    let wanted = intents::GUILDS | intents::GUILD_MESSAGES;
    let identify = json!({"op": 2, "d": {"token": token, "intents": wanted, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await?;
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
            let Some(Ok(message)) = message else { return };
            let Message::Text(text) = message else { continue };
            let Ok(payload) = serde_json::from_str::<Value>(&text) else { return };
            match payload["t"].as_str() {
                Some("READY") => drop(ready.take().map(|ready| ready.send(()))),
                Some("INTERACTION_CREATE") => {
                    let field = |key: &str| payload["d"][key].as_str().unwrap_or_default();
                    let url = format!("{api}/interactions/{}/{}/callback", field("id"), field("token"));
                    let more = json!({"type": 2, "style": 1, "label": "More", "custom_id": "more"});
                    let row = json!([{"type": 1, "components": [more]}]);
                    let body = match payload["d"]["type"].as_u64() {
                        Some(2) => json!({"type": 4, "data": {"content": "Done", "components": row}}),
                        _ => json!({"type": 7, "data": {"content": "Done again"}}),
                    };
                    // A failed answer is noticed where the interaction is awaited.
                    let _ = http.post(url).json(&body).send().await;
                }
                _ => {}
            }
        }
    });
    Ok(begun.await?)
}

/// Returns the memory of this process, in KiB.
fn resident() -> Result<u64, Error> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches("kB").trim().parse()?)
}
