//! Faults on demand.

use std::time::{Duration, Instant};

use discord_sandbox::dispatch::Route;
use discord_sandbox::gateway::{CannotBeSent, Target};
use serde_json::{Value, json};

use super::server::{APP, OTHER_APP, Server, guild};

#[tokio::test]
async fn a_stalled_connection_is_silent_until_released() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    assert_eq!(server.hub.stall(&Target::application(APP), None), 1);
    client.heartbeat(json!(1)).await;
    server.publish(1);
    // A later connection is served meanwhile, while nothing came on the first one.
    server
        .until("the heartbeat is read", |server| {
            server.log().iter().any(|entry| entry["payload"]["op"] == 1 && entry["event"] == "received")
        })
        .await;
    let mut second = server.identified(0).await;
    server.publish(2);
    assert_eq!(second.numbers(1).await, [2]);
    let sent_on_first = |server: &Server| {
        server.log().iter().filter(|entry| entry["connection"] == 1 && entry["event"] == "sent").count()
    };
    assert_eq!(sent_on_first(&server), 2, "Hello and READY");

    assert_eq!(server.hub.release(&Target::all()), 2);
    assert_eq!(client.receive().await["op"], 11);
    assert_eq!(client.numbers(2).await, [1, 2]);
}

#[tokio::test]
async fn a_stall_can_have_an_end() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    let pause = Duration::from_millis(200);
    let start = Instant::now();
    server.hub.stall(&Target::all(), Some(pause));
    server.publish(1);
    assert_eq!(client.numbers(1).await, [1]);
    assert!(start.elapsed() >= pause);
}

#[tokio::test]
async fn a_stalled_connection_can_be_cut() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    server.hub.stall(&Target::all(), None);
    server.publish(1);
    server.hub.drop_connections(&Target::all());
    assert_eq!(client.closed().await, None);
    let mut client = server.resuming(&server.session_id(), 1).await;
    assert_eq!(client.numbers(1).await, [1]);
}

#[tokio::test]
async fn new_connections_can_be_left_without_hello() {
    let server = Server::start().await;
    server.hub.stall_next_connections(1);
    let mut silent = server.connect_with("v=10").await;
    server.until("it is connected", |server| server.hub.connections() == 1).await;
    server.identified(0).await;
    assert!(!server.log().iter().any(|entry| entry["connection"] == 1 && entry["event"] == "sent"));
    server.hub.release(&Target::all());
    assert_eq!(silent.receive().await["op"], 10);
}

#[tokio::test]
async fn resumes_can_be_refused() {
    let server = Server::start().await;
    server.hub.refuse_resumes(APP, 1);
    server.hub.refuse_resumes(OTHER_APP, 5);
    for refused in [true, false] {
        drop(server.identified(0).await);
        server.until_disconnected().await;
        let mut client = server.resuming(&server.session_id(), 1).await;
        let answer = client.receive().await;
        if refused {
            assert_eq!(answer, json!({"t": null, "s": null, "op": 9, "d": false}));
            assert!(server.hub.sessions().is_empty());
        } else {
            assert_eq!(answer["t"], "RESUMED");
        }
    }
}

#[tokio::test]
async fn reconnect_is_asked_for_and_then_enforced() {
    let server = Server::with(|config| config.reconnect_grace = Duration::from_millis(50)).await;
    let mut client = server.identified(0).await;
    assert_eq!(server.hub.reconnect(&Target::all()), 1);
    assert_eq!(client.receive().await, json!({"t": null, "s": null, "op": 7, "d": null}));
    assert_eq!(client.closed().await, Some(4000));
    let mut client = server.resuming(&server.session_id(), 1).await;
    assert_eq!(client.event().await["t"], "RESUMED");
}

#[tokio::test]
async fn a_session_can_be_invalidated() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    let session_id = server.session_id();
    server.hub.invalidate(&Target::session(session_id.clone()), true);
    assert_eq!(client.receive().await, json!({"t": null, "s": null, "op": 9, "d": true}));
    server.publish(1);
    client.resume(&session_id, 1).await;
    assert_eq!(client.numbers(1).await, [1]);
    assert_eq!(client.event().await["t"], "RESUMED");

    server.hub.invalidate(&Target::all(), false);
    assert_eq!(client.receive().await["d"], false);
    assert!(server.hub.sessions().is_empty());
    client.send(json!({"op": 4, "d": {}})).await;
    assert_eq!(client.closed().await, Some(4003));
}

#[tokio::test]
async fn close_codes_are_checked() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    for code in [0, 1005, 1006, 1015, 5000] {
        assert_eq!(server.hub.close(&Target::all(), code), Err(CannotBeSent(code)));
    }
    assert_eq!(server.hub.close(&Target::all(), 1001), Ok(1));
    assert_eq!(client.closed().await, Some(1001));
}

#[tokio::test]
async fn heartbeats_can_be_requested_and_ignored() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    server.hub.request_heartbeat(&Target::all());
    assert_eq!(client.receive().await, json!({"t": null, "s": null, "op": 1, "d": null}));
    server.hub.ignore_heartbeats(&Target::all(), true);
    client.heartbeat(json!(1)).await;
    server
        .until("the heartbeat is read", |server| {
            server.log().iter().any(|entry| entry["payload"]["op"] == 1 && entry["event"] == "received")
        })
        .await;
    server.publish(1);
    assert_eq!(client.receive().await["d"]["id"], 1, "the event, no ACK before it");
    server.hub.ignore_heartbeats(&Target::all(), false);
    client.heartbeat(json!(2)).await;
    assert_eq!(client.receive().await["op"], 11);
}

#[tokio::test]
async fn a_client_without_heartbeats_is_closed_and_its_session_ends() {
    let server = Server::with(|config| {
        config.heartbeat_interval = Duration::from_millis(200);
        config.heartbeat_tolerance = Duration::ZERO;
    })
    .await;
    let mut client = server.connect_with("v=10").await;
    assert_eq!(client.receive().await["d"], json!({"heartbeat_interval": 200}));
    client.identify(json!({})).await;
    assert_eq!(client.closed().await, Some(4009));
    server.until("the session ends", |server| server.hub.sessions().is_empty()).await;
}

#[tokio::test]
async fn heartbeats_keep_a_connection() {
    let limit = Duration::from_millis(600);
    let server = Server::with(|config| {
        config.heartbeat_interval = limit;
        config.heartbeat_tolerance = Duration::ZERO;
    })
    .await;
    // If the machine is too slow for a heartbeat within the limit, the attempt proves nothing and starts again.
    'attempt: loop {
        let start = Instant::now();
        let mut client = server.connect().await;
        let mut last = start;
        while start.elapsed() < limit * 2 {
            tokio::time::sleep(limit / 20).await;
            let sent = client.send_message(json!({"op": 1, "d": null}).to_string().into()).await;
            let answer = if sent.is_ok() { client.message().await } else { None };
            let is_ack = answer
                .and_then(|message| message.into_text().ok())
                .and_then(|text| serde_json::from_str::<Value>(&text).ok())
                .is_some_and(|payload| payload["op"] == 11);
            if !is_ack {
                assert!(last.elapsed() >= limit, "closed too early");
                continue 'attempt;
            }
            last = Instant::now();
        }
        return;
    }
}

#[tokio::test]
async fn an_event_can_come_twice() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    server.hub.duplicate_next(APP, None);
    server.hub.duplicate_next(APP, Some("MESSAGE_CREATE"));
    // An event without a recipient does not count.
    server.publish_as("CHANNEL_CREATE", Route::Guild(guild(0)), 1, json!({"id": 0}));
    server.publish(1);
    server.publish(2);
    server.publish_as("MESSAGE_CREATE", Route::Direct, 0, json!({"id": 3}));
    server.publish_as("MESSAGE_CREATE", Route::Direct, 0, json!({"id": 4}));
    let mut numbered = Vec::new();
    for _ in 0..6 {
        let event = client.event().await;
        numbered.push((event["s"].as_u64().unwrap(), event["d"]["id"].as_u64().unwrap()));
    }
    assert_eq!(numbered, [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3), (7, 4)]);
}

#[tokio::test]
async fn events_can_be_late() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    let delay = Duration::from_millis(200);
    server.hub.delay_dispatches(APP, delay);
    let start = Instant::now();
    server.publish(1);
    server.hub.delay_dispatches(APP, Duration::ZERO);
    server.publish(2);
    client.heartbeat(json!(1)).await;
    assert_eq!(client.receive().await["op"], 11, "only events are late");
    assert_eq!(client.numbers(2).await, [1, 2]);
    assert!(start.elapsed() >= delay);
}

#[tokio::test]
async fn faults_hit_only_their_target() {
    let server = Server::start().await;
    let mut shards = Vec::new();
    for shard in 0..2 {
        let mut client = server.connect().await;
        client.identify(json!({"shard": [shard, 2]})).await;
        assert_eq!(client.event().await["t"], "READY");
        shards.push(client);
    }
    let unidentified = server.connect().await;
    assert_eq!(server.hub.drop_connections(&Target::application(OTHER_APP)), 0);
    assert_eq!(server.hub.drop_connections(&Target::session("x")), 0);
    assert_eq!(server.hub.drop_connections(&Target { shard: Some(1), ..Target::all() }), 1);
    assert_eq!(shards[1].closed().await, None);
    server.publish(1);
    assert_eq!(shards[0].numbers(1).await, [1]);
    let connected: Vec<bool> = server.hub.sessions().iter().map(|session| session.connected).collect();
    assert_eq!(connected, [true, false]);
    assert_eq!(server.hub.drop_connections(&Target::all()), 2);
    drop(unidentified);
}

#[tokio::test]
async fn a_client_that_does_not_read_is_closed_and_loses_nothing_it_may_still_ask_for() {
    let server = Server::with(|config| {
        config.queue_events = 8;
        config.replay_bytes = 256 << 20;
    })
    .await;
    let client = server.identified(0).await;
    let filler = "x".repeat(1 << 20);
    // Enough to fill the buffers of the operating system, whatever their size.
    for number in 0..200 {
        server.publish_as("INTERACTION_CREATE", Route::App, 0, json!({"id": number, "filler": filler}));
        if !server.hub.sessions()[0].connected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let session = server.hub.sessions()[0].clone();
    assert!(!session.connected);
    drop(client);
    let mut client = server.resuming(&session.session_id, 1).await;
    let missed = usize::try_from(session.seq).unwrap() - 1;
    let expected: Vec<u64> = (0..session.seq - 1).collect();
    assert_eq!(client.numbers(missed).await, expected);
}
