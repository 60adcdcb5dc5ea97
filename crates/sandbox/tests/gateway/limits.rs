//! Limits on the size and the rate of clients' payloads.

use std::time::Duration;

use discord_sandbox::gateway::{IdentifyLimit, intents};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::client::Client;
use super::server::{APP, OTHER_APP, OTHER_TOKEN, Server, TOKEN, guild};

#[tokio::test]
async fn a_payload_has_at_most_4096_bytes() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    let padded = |bytes: usize| {
        let bare = json!({"op": 1, "d": null, "pad": ""}).to_string().len();
        json!({"op": 1, "d": null, "pad": "x".repeat(bytes - bare)})
    };
    client.send(padded(4_096)).await;
    assert_eq!(client.receive().await["op"], 11);
    client.send(padded(4_097)).await;
    assert_eq!(client.closed().await, Some(4002));
}

#[tokio::test]
async fn unreadable_frames_are_refused() {
    let server = Server::start().await;
    for message in [
        Message::text("{"),
        Message::text(""),
        Message::text("[]"),
        Message::text("null"),
        Message::text("[".repeat(4_000)),
        Message::text(r#"{"op":1.5,"d":null}"#),
        Message::text(r#"{"op":1,"d":"now"}"#),
        Message::binary(r#"{"op":1,"d":"#),
        Message::binary(vec![0xff; 10]),
        Message::text("x".repeat(60_000)),
    ] {
        let mut client = server.connect().await;
        client.send_message(message.clone()).await.unwrap();
        assert_eq!(client.closed().await, Some(4002), "{message:?}");
    }
    let mut client = server.connect().await;
    client.send_message(Message::text(r#"{"op":2,"d":{"token":"secret"#)).await.unwrap();
    assert_eq!(client.closed().await, Some(4002));
    assert!(!serde_json::to_string(&server.log()).unwrap().contains("secret"));
}

#[tokio::test]
async fn a_client_sends_120_payloads_a_minute() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    for _ in 0..120 {
        client.heartbeat(Value::Null).await;
        assert_eq!(client.receive().await["op"], 11);
    }
    client.heartbeat(Value::Null).await;
    assert_eq!(client.closed().await, Some(4008));
}

#[tokio::test]
async fn identifies_of_a_key_come_one_at_a_time() {
    let server = Server::with(|config| {
        let window = Duration::from_secs(3_600);
        config.identify_limit = Some(IdentifyLimit { max_concurrency: 2, window });
    })
    .await;
    let mut first = server.connect().await;
    first.identify(json!({"shard": [0, 4]})).await;
    assert_eq!(first.event().await["t"], "READY");
    let mut second = server.connect().await;
    second.identify(json!({"shard": [2, 4]})).await;
    assert_eq!(second.receive().await, json!({"t": null, "s": null, "op": 9, "d": false}));
    // Another key is free, on the same connection too.
    second.identify(json!({"shard": [1, 4]})).await;
    assert_eq!(second.event().await["t"], "READY");
    assert_eq!(server.hub.identifies(APP), 3);
    assert_eq!(server.hub.session_start_limit(APP).remaining, 997);
    // So is another application.
    let mut other = server.connect().await;
    other.identify(json!({"token": OTHER_TOKEN})).await;
    assert_eq!(other.event().await["d"]["user"]["id"], OTHER_APP.to_string());
}

#[tokio::test]
async fn when_the_days_identifies_are_used_up_all_sessions_end() {
    let server = Server::with(|config| config.session_starts_per_day = 2).await;
    let mut first = server.identified(0).await;
    let mut second = server.identified(0).await;
    assert_eq!(server.hub.session_start_limit(APP).remaining, 0);
    let mut third = server.connect().await;
    third.identify(json!({})).await;
    for client in [&mut first, &mut second, &mut third] {
        assert_eq!(client.closed().await, Some(4004));
    }
    assert!(server.hub.sessions().is_empty());
}

#[tokio::test]
async fn the_oldest_session_without_a_connection_makes_room() {
    let server = Server::with(|config| config.sessions_per_application = 2).await;
    let connected = server.identified(0).await;
    server.identified(0).await.close(4000).await;
    server
        .until("one is lost", |server| server.hub.sessions().iter().any(|session| !session.connected))
        .await;
    let lost = server.hub.sessions()[1].session_id.clone();
    let third = server.identified(0).await;
    assert!(server.hub.sessions().iter().all(|session| session.session_id != lost && session.connected));
    // With both connected there is no room left.
    let mut fourth = server.connect().await;
    fourth.identify(json!({})).await;
    assert_eq!(fourth.receive().await["op"], 9);
    drop((connected, third));
}

#[tokio::test]
async fn connections_are_limited() {
    let server = Server::with(|config| config.connections = 1).await;
    let client = server.connect().await;
    let url = format!("ws://{}/gateway?v=10", server.address);
    assert!(tokio_tungstenite::connect_async(&url).await.is_err());
    client.close(1000).await;
    server.until("the connection is gone", |server| server.hub.connections() == 0).await;
    server.connect().await;
}

/// Reads a whole answer to a request for members.
async fn answered(client: &mut Client) {
    loop {
        let chunk = client.event().await;
        assert_eq!(chunk["t"], "GUILD_MEMBERS_CHUNK");
        if chunk["d"]["chunk_index"].as_u64().unwrap() + 1 == chunk["d"]["chunk_count"].as_u64().unwrap() {
            return;
        }
    }
}

#[tokio::test]
async fn all_members_are_asked_for_once_in_thirty_seconds() {
    let server = Server::start().await;
    server.set_bot(TOKEN, APP, 1 << 15, &[guild(0), guild(1)]);
    let mut client = server.identified(intents::GUILDS | intents::GUILD_MEMBERS).await;
    let everyone =
        |id: u64| json!({"op": 8, "d": {"guild_id": id.to_string(), "query": "", "limit": 0, "nonce": "n"}});
    client.send(everyone(guild(0))).await;
    answered(&mut client).await;
    client.send(everyone(guild(0))).await;
    let refused = client.event().await;
    assert_eq!((&refused["t"], &refused["d"]["opcode"]), (&json!("RATE_LIMITED"), &json!(8)));
    assert_eq!(refused["d"]["meta"], json!({"guild_id": guild(0).to_string(), "nonce": "n"}));
    let wait = refused["d"]["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 30.0, "{wait}");
    // A search does not count as such a request.
    client.send(json!({"op": 8, "d": {"guild_id": guild(0).to_string(), "query": "a", "limit": 1}})).await;
    answered(&mut client).await;
}
