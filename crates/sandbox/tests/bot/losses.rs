//! Ways of losing the connection after which serenity identifies again: events in between are lost, as with Discord,
//! and events after the new READY are not.
//!
//! serenity waits five seconds between two starts of a shard, so these take that long.

use std::time::Duration;

use discord_sandbox::Config;
use serde_json::json;

use super::stage::Stage;

/// Waits until the bot has identified for the second time.
async fn identified_again(stage: &Stage) {
    stage
        .until("the bot identifies anew", async || {
            let ready = stage.evidence().events().iter().filter(|name| **name == "READY").count();
            (ready == 2).then_some(())
        })
        .await;
}

/// Checks that messages written without a session never arrive, and later ones do.
async fn lost(stage: &Stage, written_meanwhile: &[String]) {
    identified_again(stage).await;
    let after = stage.say(&stage.bob, "after").await;
    stage.seen(&after).await;
    assert_eq!(stage.run(&stage.alice, "whisper", json!({})).await.text(), "The varnish is honey, alice.");
    let evidence = stage.evidence();
    assert_eq!(evidence.identifies(), 2);
    assert_eq!(evidence.marks(&after), 1);
    for message in written_meanwhile {
        assert_eq!(evidence.marks(message), 0, "there was no session to take it");
    }
}

#[tokio::test]
async fn a_session_invalidated_for_good() {
    let stage = Stage::set().await;
    let body = json!({"application_id": stage.application, "resumable": false});
    stage.post("/gateway/invalidate", body).await;
    let mut written = Vec::new();
    for number in 0..3 {
        written.push(stage.say(&stage.bob, &format!("message {number}")).await);
    }
    let body = super::stage::command(&stage.channel, "whisper", &json!({}));
    let (status, record) = stage.try_interaction(&stage.alice, body).await;
    assert!((200..300).contains(&status));
    lost(&stage, &written).await;
    assert_eq!(stage.evidence().resumes(), 0);
    let path = format!("/interactions/{}", record["id"].as_str().unwrap());
    let record = stage
        .until("the interaction has failed", async || {
            let record = stage.get(&path).await;
            (record["state"] != "pending").then_some(record)
        })
        .await;
    assert_eq!((&record["state"], &record["reason"]), (&json!("failed"), &json!("not_delivered")));
    stage.strike().await;
}

#[tokio::test]
async fn a_refused_resume() {
    let stage = Stage::set().await;
    stage.post("/gateway/refuse_resume", json!({"application_id": stage.application, "count": 1})).await;
    stage.post("/gateway/drop", json!({"application_id": stage.application})).await;
    // These events are kept for the Resume that is refused, and are lost with the session.
    let written = [stage.say(&stage.bob, "meanwhile").await];
    lost(&stage, &written).await;
    assert_eq!(stage.evidence().resumes(), 1);
    stage.strike().await;
}

#[tokio::test]
async fn a_heartbeat_without_an_answer() {
    let mut config = Config::lenient();
    config.gateway.heartbeat_interval = Duration::from_secs(1);
    let stage = Stage::set_with(config, super::stage::through_proxy).await;
    stage.post("/gateway/ignore_heartbeats", json!({"application_id": stage.application})).await;
    // The connection is still read until the next heartbeat is due and shows that the last had no answer.
    let first = stage.say(&stage.bob, "still there").await;
    let mut written = vec![first];
    stage
        .until("the bot identifies anew", async || {
            let ready = stage.evidence().events().iter().filter(|name| **name == "READY").count();
            written.push(stage.say(&stage.bob, "meanwhile").await);
            tokio::time::sleep(Duration::from_millis(200)).await;
            (ready == 2).then_some(())
        })
        .await;
    let after = stage.say(&stage.bob, "after").await;
    stage.seen(&after).await;
    let evidence = stage.evidence();
    assert_eq!((evidence.identifies(), evidence.resumes()), (2, 0));
    let marks: Vec<_> = written.iter().map(|message| evidence.marks(message)).collect();
    assert_eq!(marks[0], 1, "before the heartbeat was missed: {marks:?}");
    assert!(marks.contains(&0), "events went to a connection that nobody read: {marks:?}");
    assert!(marks.iter().all(|count| *count <= 1), "nothing is handled twice: {marks:?}");
    stage.strike().await;
}
