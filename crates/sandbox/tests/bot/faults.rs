//! Ways of losing the connection after which the session is resumed: nothing is lost and nothing comes twice.

use serde_json::{Value, json};

use super::stage::{Stage, text};

/// Number of messages that are written while the bot is away.
const MESSAGES: usize = 5;

/// Lets `fault` affect the bot's connection, writes messages before and after it, and checks that each arrives once.
///
/// Where the connection is `cut`, those before it are held back until then: they must come again after the Resume.
async fn survives(fault: &str, details: Value, cut: bool) {
    let stage = Stage::set().await;
    let before = stage.say(&stage.bob, "before").await;
    stage.seen(&before).await;
    let session = stage.sessions().await[0]["session_id"].clone();

    if cut {
        stage.post("/gateway/stall", json!({"application_id": stage.application, "ms": 600_000})).await;
    }
    let mut written = Vec::new();
    for number in 0..MESSAGES {
        written.push(stage.say(&stage.bob, &format!("message {number}")).await);
    }
    if cut {
        let evidence = stage.evidence();
        assert!(written.iter().all(|message| evidence.sent("MESSAGE_CREATE", message) == 0));
    }
    let mut body = details;
    body["application_id"] = json!(stage.application);
    stage.post(&format!("/gateway/{fault}"), body).await;
    for number in MESSAGES..2 * MESSAGES {
        written.push(stage.say(&stage.bob, &format!("message {number}")).await);
    }
    let record = stage.run(&stage.alice, "whisper", json!({})).await.record;
    for message in &written {
        stage.seen(message).await;
    }
    stage
        .until("the session is resumed", async || {
            stage.evidence().events().contains(&"RESUMED").then_some(())
        })
        .await;
    let after = stage.say(&stage.bob, "after").await;
    stage.seen(&after).await;
    written.push(after);

    let evidence = stage.evidence();
    assert_eq!((evidence.identifies(), evidence.resumes()), (1, 1));
    assert_eq!(evidence.events().iter().filter(|name| **name == "RESUMED").count(), 1);
    written.push(before);
    for message in &written {
        assert_eq!(evidence.marks(message), 1, "every message is handled once");
        // Events for a connection that the bot had already given up are sent again.
        assert!((1..=if cut { 1 } else { 2 }).contains(&evidence.sent("MESSAGE_CREATE", message)));
    }
    if cut {
        let numbers = evidence.numbers();
        let held_back = &written[..MESSAGES];
        assert!(held_back.iter().all(|message| evidence.comes_before_resumed(message)));
        assert!(
            numbers.windows(2).all(|pair| pair[1] == pair[0] + 1),
            "numbers go on without a gap: {numbers:?}"
        );
    }
    let callbacks = format!("/interactions/{}/", text(&record["id"]));
    assert_eq!(evidence.statuses("POST", |path| path.contains(&callbacks)).len(), 1);
    assert_eq!(stage.sessions().await[0]["session_id"], session);
    stage.strike().await;
}

#[tokio::test]
async fn a_dropped_connection() {
    survives("drop", json!({}), true).await;
}

#[tokio::test]
async fn a_request_to_reconnect() {
    survives("reconnect", json!({}), false).await;
}

#[tokio::test]
async fn a_session_invalidated_for_now() {
    survives("invalidate", json!({"resumable": true}), false).await;
}

#[tokio::test]
async fn an_unknown_error() {
    survives("close", json!({"code": 4000}), true).await;
}

#[tokio::test]
async fn a_normal_close() {
    survives("close", json!({"code": 1000}), true).await;
}

#[tokio::test]
async fn a_server_going_away() {
    survives("close", json!({"code": 1001}), true).await;
}

#[tokio::test]
async fn one_fault_after_the_other() {
    let stage = Stage::set().await;
    let faults = [
        ("drop", json!({})),
        ("close", json!({"code": 4000})),
        ("reconnect", json!({})),
        ("drop", json!({})),
        ("invalidate", json!({"resumable": true})),
    ];
    let mut written = Vec::new();
    for (number, (fault, mut body)) in faults.into_iter().enumerate() {
        body["application_id"] = json!(stage.application);
        stage.post(&format!("/gateway/{fault}"), body).await;
        written.push(stage.say(&stage.bob, fault).await);
        stage
            .until("the session is resumed", async || {
                let resumed = stage.evidence().events().iter().filter(|name| **name == "RESUMED").count();
                (resumed > number).then_some(())
            })
            .await;
    }
    for message in &written {
        stage.seen(message).await;
        assert_eq!(stage.evidence().marks(message), 1);
    }
    assert_eq!(stage.evidence().identifies(), 1);
    stage.strike().await;
}

#[tokio::test]
async fn an_interaction_that_comes_twice_is_answered_once() {
    let stage = Stage::set().await;
    stage.post("/gateway/duplicate", json!({"application_id": stage.application, "count": 1})).await;
    let hung = stage.run(&stage.alice, "gallery hang", json!({"title": "Dusk"})).await;
    let callbacks = format!("/interactions/{}/", text(&hung.record["id"]));
    let statuses = stage
        .until("both answers are in", async || {
            let statuses = stage.evidence().statuses("POST", |path| path.contains(&callbacks));
            (statuses.len() >= 2).then_some(statuses)
        })
        .await;
    let accepted = statuses.iter().filter(|status| **status < 300).count();
    assert_eq!(accepted, 1, "{statuses:?}");
    assert_eq!(stage.texts(&stage.bob).await.len(), 1);
    stage.strike().await;
}
