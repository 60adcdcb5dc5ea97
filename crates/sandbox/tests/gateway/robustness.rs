//! The gateway keeps running, whatever clients send.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::server::{Server, TOKEN, guild};

/// Generates any JSON, not too deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 5, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            vec(("[a-z_]{0,10}", inner), 0..5).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Generates a correct payload of each kind.
fn correct() -> impl Strategy<Value = Value> {
    prop::sample::select(vec![
        json!({"op": 1, "d": null}),
        json!({"op": 2, "d": {"token": TOKEN, "properties": {}, "intents": 1, "shard": [0, 1], "compress": true}}),
        json!({"op": 3, "d": {"status": "online", "activities": [], "since": 0, "afk": false}}),
        json!({"op": 4, "d": {"guild_id": "1"}}),
        json!({"op": 6, "d": {"token": TOKEN, "session_id": "x", "seq": 1}}),
        json!({"op": 8, "d": {"guild_id": guild(0).to_string(), "query": "", "limit": 0}}),
        json!({"op": 8, "d": {"guild_id": guild(0).to_string(), "user_ids": ["1"], "nonce": "x"}}),
    ])
}

/// Generates a correct payload with one field of it, or of its `d`, replaced.
fn nearly_correct() -> impl Strategy<Value = Value> {
    (correct(), any_json(), any::<prop::sample::Index>(), any::<bool>()).prop_map(
        |(mut payload, other, index, inside)| {
            let fields = if inside && payload["d"].is_object() { &mut payload["d"] } else { &mut payload };
            let fields = fields.as_object_mut().unwrap();
            let name = fields.keys().nth(index.index(fields.len())).unwrap().clone();
            fields.insert(name, other);
            payload
        },
    )
}

fn any_message() -> impl Strategy<Value = Message> {
    let payload = |payload: Value| Message::text(payload.to_string());
    prop_oneof![
        2 => ".{0,200}".prop_map(Message::text),
        1 => vec(any::<u8>(), 0..200).prop_map(Message::binary),
        1 => vec(any::<u8>(), 0..100).prop_map(|bytes| Message::Ping(bytes.into())),
        2 => any_json().prop_map(payload),
        2 => (0..50u8, any_json()).prop_map(move |(op, d)| payload(json!({"op": op, "d": d}))),
        4 => correct().prop_map(payload),
        6 => nearly_correct().prop_map(payload),
    ]
}

#[test]
fn no_frame_makes_it_panic() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let server = runtime.block_on(Server::start());
    let mut runner = TestRunner::new(Config { cases: 192, failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&vec(any_message(), 1..12), |messages| {
        runtime.block_on(async {
            let mut client = server.connect().await;
            for message in messages {
                // The server may have closed the connection before.
                if client.send_message(message).await.is_err() {
                    break;
                }
            }
            drop(client);
            // A connection whose task had panicked would stay on the list.
            server.until("the connection is gone", |server| server.hub.connections() == 0).await;
        });
        Ok(())
    });
    assert!(outcome.is_ok(), "{outcome:?}");
    runtime.block_on(async {
        let opened = server.log().iter().filter(|entry| entry["event"] == "opened").count();
        let closed = server.log().iter().filter(|entry| entry["event"] == "closed").count();
        assert_eq!(opened, closed);
        server.identified(0).await;
    });
}

#[tokio::test]
async fn frames_too_long_to_read_end_the_connection() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    // The connection may break while the frame is being sent, or after.
    let _ = client.send_message(Message::text("x".repeat(4 << 20))).await;
    assert!(matches!(client.closed().await, None | Some(4002)));
    server.until("the connection is gone", |server| server.hub.connections() == 0).await;
    server.connect().await;
}
