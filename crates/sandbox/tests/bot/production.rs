//! The bot as it runs in production: `https://discord.com`, and serenity's rate limiter on.

use std::net::SocketAddr;
use std::sync::Arc;

use discord_sandbox::Config;
use poise::serenity_prelude as serenity;
use serde_json::json;
use tokio::sync::Mutex;

use super::stage::Stage;
use super::tls::Tls;

/// More than twice the number of messages that Discord accepts at a time in one channel.
const MESSAGES: usize = 12;
/// Simultaneous reactions; Discord accepts one of them.
const BURST: usize = 5;

fn realistic() -> Config {
    Config { realistic_limits: true, ..Config::lenient() }
}

async fn through_tls(token: &str, address: SocketAddr) -> serenity::Http {
    let client = Tls::in_front_of(address).await.client();
    serenity::HttpBuilder::new(token).client(client).build()
}

#[tokio::test]
async fn the_bot_works_at_discords_own_address() {
    let stage = Stage::set_with(realistic(), through_tls).await;
    let paint = stage.run(&stage.alice, "paint", json!({"pattern": 0, "colour": "jade", "side": 16})).await;
    assert_eq!(paint.message["attachments"][0]["description"], "Stripes in jade on white");
    let panel = stage.run(&stage.alice, "panel", json!({})).await;
    assert_eq!(
        stage.press(&stage.bob, panel.id(), "panel:whisper", None).await.text(),
        "Only you hear this."
    );
    stage.run(&stage.alice, "postcard", json!({"to": stage.bob, "pattern": 1})).await;
    stage
        .until("the postcard is confirmed", async || {
            stage.texts(&stage.alice).await.contains(&"Sent to bob.".to_owned()).then_some(())
        })
        .await;

    stage.post("/gateway/drop", json!({"application_id": stage.application})).await;
    let words = stage.say(&stage.bob, "still there?").await;
    stage.seen(&words).await;
    assert_eq!(stage.evidence().identifies(), 1);
    stage.strike().await;
}

#[tokio::test]
async fn the_gateway_is_not_trusted_without_a_certificate() {
    let stage = Stage::set_with(realistic(), through_tls).await;
    let tls = Tls::in_front_of(stage.sandbox.address()).await;
    // The certificate is not for `localhost`, and its issuer is unknown.
    let url = format!("wss://localhost:{}/gateway", tls.address.port());
    let intents = serenity::GatewayIntents::empty();
    let info = serde_json::from_value(json!([0, 1])).unwrap();
    let shard = serenity::Shard::new(Arc::new(Mutex::new(url)), &stage.token, info, intents, None).await;
    let refusal = format!("{:?}", shard.err().expect("the certificate is refused"));
    assert!(refusal.contains("UnknownIssuer"), "{refusal}");
    stage.strike().await;
}

#[tokio::test]
async fn a_steady_stream_waits_before_it_would_be_refused() {
    let stage = Stage::set_with(realistic(), through_tls).await;
    let http = through_tls(&stage.token, stage.sandbox.address()).await;
    let channel = serenity::ChannelId::new(stage.channel.parse().unwrap());
    for number in 0..MESSAGES {
        channel.say(&http, format!("message {number}")).await.unwrap();
    }
    let statuses = stage.evidence().statuses("POST", |path| path.ends_with("/messages"));
    assert_eq!(statuses, [200; MESSAGES]);
    stage.strike().await;
}

#[tokio::test]
async fn a_burst_is_slowed_down_until_all_of_it_is_through() {
    let stage = Stage::set_with(realistic(), through_tls).await;
    // The bot puts a reaction under each of these at once; Discord accepts four a second.
    let mut written = Vec::new();
    for number in 0..BURST {
        written.push(stage.say(&stage.bob, &format!("message {number}")).await);
    }
    for message in &written {
        stage.seen(message).await;
    }
    let statuses = stage.evidence().statuses("PUT", |path| path.contains("/reactions/"));
    let (refused, accepted): (Vec<u64>, Vec<u64>) = statuses.iter().partition(|status| **status == 429);
    assert_eq!(accepted, [204; BURST]);
    // After each wait serenity sends all the rest at once, and one of them is accepted.
    assert!(refused.len() <= BURST * (BURST - 1) / 2, "requests are repeated blindly: {statuses:?}");
    stage.strike().await;
}
