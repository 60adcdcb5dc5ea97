//! Connecting and identifying.

use discord_sandbox::gateway::intents;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::server::{APP, OTHER_APP, OTHER_TOKEN, Server, TOKEN, guild};

/// Returns the close code for a client that sends `payload` first.
async fn refused(server: &Server, payload: Value) -> Option<u16> {
    let mut client = server.connect().await;
    client.send(payload).await;
    client.closed().await
}

/// Returns the close code for a client that identifies like this.
async fn refused_identify(server: &Server, changes: Value) -> Option<u16> {
    let mut client = server.connect().await;
    client.identify(changes).await;
    client.closed().await
}

#[tokio::test]
async fn hello_comes_first() {
    let server = Server::start().await;
    let mut client = server.connect_with("v=10&encoding=json").await;
    let hello = json!({"t": null, "s": null, "op": 10, "d": {"heartbeat_interval": 41_250}});
    assert_eq!(client.receive().await, hello);
}

#[tokio::test]
async fn ready_lists_the_guilds_and_guild_create_follows() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.identify(json!({"intents": intents::GUILDS, "shard": [0, 1]})).await;

    let ready = client.receive().await;
    assert_eq!((&ready["t"], &ready["s"], &ready["op"]), (&json!("READY"), &json!(1), &json!(0)));
    let d = &ready["d"];
    assert_eq!(d["v"], 10);
    assert_eq!(d["user"]["id"], APP.to_string());
    assert_eq!(d["application"], json!({"id": APP.to_string(), "flags": 0}));
    assert_eq!(d["shard"], json!([0, 1]));
    assert_eq!(d["session_id"], server.session_id());
    assert_eq!(d["resume_gateway_url"], format!("ws://{}/gateway", server.address));
    let unavailable = |id: u64| json!({"id": id.to_string(), "unavailable": true});
    assert_eq!(d["guilds"], json!([unavailable(guild(0)), unavailable(guild(1))]));

    for (seq, id) in [(2, guild(0)), (3, guild(1))] {
        let create = client.receive().await;
        assert_eq!((&create["t"], &create["s"]), (&json!("GUILD_CREATE"), &json!(seq)));
        assert_eq!(create["d"]["id"], id.to_string());
        // Without the presences intent the bot only sees itself.
        assert_eq!(create["d"]["members"], json!([{"user": {"id": APP.to_string()}}]));
    }
}

#[tokio::test]
async fn without_the_guilds_intent_no_guild_create_follows() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.identify(json!({"intents": intents::GUILD_MESSAGES})).await;
    assert_eq!(client.event().await["d"]["guilds"].as_array().unwrap().len(), 2);
    server.publish(1);
    assert_eq!(client.numbers(1).await, [1]);
}

#[tokio::test]
async fn tokens_may_have_the_prefix_for_bots() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.identify(json!({"token": format!("Bot {TOKEN}")})).await;
    assert_eq!(client.event().await["t"], "READY");
}

#[tokio::test]
async fn both_spellings_of_the_path_work() {
    let server = Server::start().await;
    let url = format!("ws://{}/gateway/?v=10", server.address);
    assert_eq!(super::client::Client::connect(&url).await.receive().await["op"], 10);
}

#[tokio::test]
async fn a_configured_resume_url_is_told() {
    let server = Server::with(|config| config.resume_url = Some("wss://gateway.test".to_owned())).await;
    let mut client = server.connect().await;
    client.identify(json!({})).await;
    assert_eq!(client.event().await["d"]["resume_gateway_url"], "wss://gateway.test");
}

#[tokio::test]
async fn wrong_identifies_are_closed_with_their_code() {
    let server = Server::with(|config| config.guilds_per_shard = 1).await;
    server.set_bot(OTHER_TOKEN, OTHER_APP, 0, &[guild(0)]);
    let few = |mut changes: Value| {
        changes["token"] = json!(OTHER_TOKEN);
        changes
    };
    for (changes, code) in [
        (json!({"token": "wrong"}), 4004),
        (json!({"token": ""}), 4004),
        (json!({"token": 7}), 4002),
        (json!({"properties": null}), 4002),
        (few(json!({"compress": "yes"})), 4002),
        (few(json!({"large_threshold": 251})), 4002),
        (few(json!({"presence": {"status": "asleep"}})), 4002),
        (few(json!({"intents": null})), 4013),
        (few(json!({"intents": -1})), 4013),
        (few(json!({"intents": "1"})), 4013),
        (few(json!({"intents": 1 << 18})), 4013),
        (few(json!({"intents": intents::MESSAGE_CONTENT})), 4014),
        (few(json!({"intents": intents::GUILDS | intents::GUILD_MEMBERS})), 4014),
        (few(json!({"shard": [1, 1]})), 4010),
        (few(json!({"shard": "0"})), 4010),
        (json!({}), 4011),
    ] {
        assert_eq!(refused_identify(&server, changes.clone()).await, Some(code), "{changes}");
    }
    let mut client = server.connect().await;
    client.identify(json!({"shard": [0, 2]})).await;
    assert_eq!(client.event().await["d"]["shard"], json!([0, 2]));
}

#[tokio::test]
async fn privileged_intents_must_be_enabled() {
    let server = Server::start().await;
    server.set_bot(TOKEN, APP, 1 << 19, &[]);
    assert_eq!(refused_identify(&server, json!({"intents": intents::GUILD_PRESENCES})).await, Some(4014));
    let mut client = server.connect().await;
    client.identify(json!({"intents": intents::MESSAGE_CONTENT})).await;
    assert_eq!(client.event().await["t"], "READY");
}

#[tokio::test]
async fn only_heartbeats_may_come_before_identify() {
    let server = Server::start().await;
    let presence = json!({"status": "online", "activities": [], "since": null, "afk": false});
    for payload in [
        json!({"op": 3, "d": presence}),
        json!({"op": 4, "d": {}}),
        json!({"op": 8, "d": {"guild_id": "1", "query": "", "limit": 0}}),
        json!({"op": 31, "d": {"guild_ids": []}}),
    ] {
        assert_eq!(refused(&server, payload.clone()).await, Some(4003), "{payload}");
    }
    let mut client = server.connect().await;
    client.heartbeat(Value::Null).await;
    assert_eq!(client.receive().await["op"], 11);
    client.identify(json!({})).await;
    assert_eq!(client.event().await["t"], "READY");
    client.heartbeat(json!(1)).await;
    assert_eq!(client.receive().await, json!({"t": null, "s": null, "op": 11, "d": null}));
}

#[tokio::test]
async fn a_session_is_identified_once() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    client.identify(json!({})).await;
    assert_eq!(client.closed().await, Some(4005));
    let mut client = server.identified(0).await;
    client.resume("x", 1).await;
    assert_eq!(client.closed().await, Some(4005));
}

#[tokio::test]
async fn opcodes_of_the_server_are_not_for_clients() {
    let server = Server::start().await;
    for op in [0, 7, 9, 10, 11, 12, 99] {
        assert_eq!(refused(&server, json!({"op": op, "d": {}})).await, Some(4001), "op {op}");
    }
}

#[tokio::test]
async fn other_versions_and_encodings_are_refused() {
    let server = Server::start().await;
    for query in ["v=8", "v=x", "v=10&encoding=xml", "v=10&encoding=json&compress=gzip"] {
        assert_eq!(server.connect_with(query).await.closed().await, Some(4012), "{query}");
    }
}

#[tokio::test]
async fn a_url_without_a_version_means_ten_and_nine_is_spoken() {
    let server = Server::start().await;
    for (query, version) in [("", 10), ("encoding=json", 10), ("v=9", 9), ("v=10", 10)] {
        let mut client = server.connect_with(query).await;
        client.identify(json!({})).await;
        assert_eq!(client.event().await["d"]["v"], version, "{query}");
    }
}

#[tokio::test]
async fn json_may_come_in_binary_frames() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    let identify = json!({"op": 2, "d": {"token": TOKEN, "properties": {}, "intents": 0}}).to_string();
    client.send_message(Message::binary(identify.into_bytes())).await.unwrap();
    assert_eq!(client.event().await["t"], "READY");
    client.send_message(Message::binary(b"{\"op\":1,\"d\":1}".to_vec())).await.unwrap();
    assert_eq!(client.receive().await["op"], 11);
    client.send_message(Message::binary(vec![0xff])).await.unwrap();
    assert_eq!(client.closed().await, Some(4002));
}

#[tokio::test]
async fn the_undocumented_intent_of_a_library_is_no_mistake() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    // The default of interactions.py.
    client.identify(json!({"intents": 53_706_493})).await;
    assert_eq!(client.event().await["t"], "READY");
}

#[tokio::test]
async fn the_transcript_has_both_directions_and_no_tokens() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    server.publish_as(
        "INTERACTION_CREATE",
        discord_sandbox::dispatch::Route::App,
        0,
        json!({"id": 1, "token": "interaction-token"}),
    );
    assert_eq!(client.event().await["d"]["token"], "interaction-token");
    client.close(1000).await;
    server.until("the connection is gone", |server| server.hub.connections() == 0).await;

    let log = server.log();
    let events: Vec<&str> = log.iter().filter_map(|entry| entry["event"].as_str()).collect();
    assert_eq!(events, ["opened", "sent", "received", "sent", "sent", "closed"]);
    assert_eq!(log[0]["query"], json!({"v": "10", "encoding": "json"}));
    assert_eq!(log[2]["payload"]["d"]["token"], "[redacted]");
    assert_eq!(log[3]["payload"]["t"], "READY");
    assert_eq!(log[3]["application_id"], APP);
    assert_eq!(log[4]["payload"]["d"], json!({"id": 1, "token": "[redacted]"}));
    assert_eq!((&log[5]["by"], &log[5]["code"]), (&json!("client"), &json!(1000)));
    assert!(!serde_json::to_string(&log).unwrap().contains(TOKEN));
}
