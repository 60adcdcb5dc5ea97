//! Lost connections and how sessions continue.

use std::time::Duration;

use discord_sandbox::gateway::Target;
use serde_json::json;

use super::server::{OTHER_TOKEN, Server};

/// Reads `RESUMED`, whatever its number.
async fn resumed(client: &mut super::client::Client) {
    let event = client.event().await;
    assert_eq!((&event["t"], &event["d"]), (&json!("RESUMED"), &json!({"_trace": []})));
}

#[tokio::test]
async fn nothing_is_lost_when_the_connection_is_cut() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    server.publish(1);
    server.publish(2);
    assert_eq!(client.numbers(2).await, [1, 2]);
    assert_eq!(server.hub.drop_connections(&Target::all()), 1);
    assert!(!server.hub.sessions()[0].connected);
    for number in 3..200 {
        server.publish(number);
    }
    assert_eq!(client.closed().await, None);

    // READY is 1, so event 1 was 2. The client says it has that one only.
    let mut client = server.resuming(&server.session_id(), 2).await;
    for number in 2..200 {
        let event = client.receive().await;
        assert_eq!((&event["d"]["id"], &event["s"]), (&json!(number), &json!(number + 1)));
    }
    resumed(&mut client).await;
    server.publish(200);
    assert_eq!(client.numbers(1).await, [200]);
    let session = &server.hub.sessions()[0];
    assert!(session.connected);
    assert_eq!((session.resumes, session.identifies), (1, 1));
}

#[tokio::test]
async fn events_during_the_replay_come_after_it() {
    let server = Server::start().await;
    drop(server.identified(0).await);
    server.until_disconnected().await;
    for number in 0..500 {
        server.publish(number);
    }
    let mut client = server.connect().await;
    client.resume(&server.session_id(), 1).await;
    for number in 500..1_000 {
        server.publish(number);
        if number % 50 == 0 {
            tokio::task::yield_now().await;
        }
    }
    let mut last = 1;
    let mut numbers = Vec::new();
    while numbers.len() < 1_000 {
        let event = client.receive().await;
        let seq = event["s"].as_u64().unwrap();
        assert!(seq > last, "{seq} after {last}");
        last = seq;
        numbers.extend(event["d"]["id"].as_u64());
    }
    assert_eq!(numbers, (0..1_000).collect::<Vec<u64>>());
}

#[tokio::test]
async fn a_client_that_vanishes_can_come_back() {
    let server = Server::start().await;
    drop(server.identified(0).await);
    server.until_disconnected().await;
    server.publish(1);
    let mut client = server.resuming(&server.session_id(), 1).await;
    assert_eq!(client.numbers(1).await, [1]);
    resumed(&mut client).await;
}

#[tokio::test]
async fn going_offline_ends_the_session() {
    let server = Server::start().await;
    for code in [1000, 1001] {
        let client = server.identified(0).await;
        let session_id = server.session_id();
        client.close(code).await;
        server.until("the session ends", |server| server.hub.sessions().is_empty()).await;
        let mut client = server.resuming(&session_id, 1).await;
        assert_eq!(client.receive().await, json!({"t": null, "s": null, "op": 9, "d": false}));
        // The same connection will do for a new session.
        client.identify(json!({})).await;
        assert_eq!(client.event().await["t"], "READY");
        client.close(1000).await;
        server.until("the session ends", |server| server.hub.sessions().is_empty()).await;
    }
}

#[tokio::test]
async fn other_codes_of_the_client_leave_the_session() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    let session_id = server.session_id();
    for code in [4000, 1002, 3999, 4009] {
        client.close(code).await;
        server.until_disconnected().await;
        client = server.resuming(&session_id, 1).await;
        resumed(&mut client).await;
    }
}

#[tokio::test]
async fn codes_of_the_server_decide_about_the_session() {
    let server = Server::start().await;
    for (code, survives) in
        [(4000, true), (1000, true), (1001, true), (4009, false), (4004, false), (4007, false), (4014, false)]
    {
        let mut client = server.identified(0).await;
        let session_id = server.session_id();
        assert_eq!(server.hub.close(&Target::all(), code), Ok(1));
        assert_eq!(client.closed().await, Some(code));
        let mut client = server.resuming(&session_id, 1).await;
        if survives {
            resumed(&mut client).await;
            client.close(1000).await;
            server.until("the session ends", |server| server.hub.sessions().is_empty()).await;
        } else {
            assert_eq!(client.receive().await["d"], false, "{code}");
        }
    }
}

#[tokio::test]
async fn a_resume_takes_over_from_a_half_open_connection() {
    let server = Server::start().await;
    let mut old = server.identified(0).await;
    server.publish(1);
    let mut new = server.resuming(&server.session_id(), 1).await;
    assert_eq!(new.numbers(1).await, [1]);
    resumed(&mut new).await;
    assert_eq!(old.closed().await, Some(4000));
    server.publish(2);
    assert_eq!(new.numbers(1).await, [2]);
    assert!(server.hub.sessions()[0].connected);
    server.until("the old one is gone", |server| server.hub.connections() == 1).await;
}

#[tokio::test]
async fn resumed_is_not_replayed() {
    let server = Server::start().await;
    drop(server.identified(0).await);
    for round in 1..4 {
        server.until_disconnected().await;
        server.publish(round);
        let mut client = server.resuming(&server.session_id(), 1).await;
        let missed: Vec<u64> = (1..=round).collect();
        assert_eq!(client.numbers(missed.len()).await, missed);
        resumed(&mut client).await;
    }
}

#[tokio::test]
async fn wrong_resumes_are_refused() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    client.send(json!({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}})).await;
    assert_eq!(client.closed().await, Some(4004));
    let mut client = server.connect().await;
    client.send(json!({"op": 6, "d": {"token": OTHER_TOKEN, "session_id": "x", "seq": null}})).await;
    assert_eq!(client.closed().await, Some(4002));
    let mut client = server.resuming("no such session", 1).await;
    assert_eq!(client.receive().await["d"], false);

    // Another bot cannot resume the session, which stays.
    let owner = server.identified(0).await;
    let session_id = server.session_id();
    let mut thief = server.connect().await;
    thief.send(json!({"op": 6, "d": {"token": OTHER_TOKEN, "session_id": session_id, "seq": 1}})).await;
    assert_eq!(thief.receive().await["d"], false);
    assert!(server.hub.sessions()[0].connected);
    drop(owner);

    // A sequence number that was never reached ends the session.
    let mut client = server.resuming(&session_id, 2).await;
    assert_eq!(client.closed().await, Some(4007));
    assert!(server.hub.sessions().is_empty());
}

#[tokio::test]
async fn sessions_wait_only_so_long() {
    let server = Server::with(|config| config.session_timeout = Duration::ZERO).await;
    let client = server.identified(0).await;
    let session_id = server.session_id();
    client.close(4000).await;
    server.until("the session is gone", |server| server.hub.sessions().is_empty()).await;
    let mut client = server.resuming(&session_id, 1).await;
    assert_eq!(client.receive().await["d"], false);
}

#[tokio::test]
async fn the_replay_is_bounded() {
    let server = Server::with(|config| config.replay_events = 10).await;
    drop(server.identified(0).await);
    server.until_disconnected().await;
    let session_id = server.session_id();
    // READY is kept in addition to the ten.
    for number in 0..10 {
        server.publish(number);
    }
    let mut client = server.resuming(&session_id, 1).await;
    assert_eq!(client.numbers(10).await, (0..10).collect::<Vec<u64>>());
    drop(client);
    server.until_disconnected().await;
    for number in 10..30 {
        server.publish(number);
    }
    let mut client = server.resuming(&session_id, 11).await;
    assert_eq!(client.receive().await["d"], false);
    assert!(server.hub.sessions().is_empty());
}
