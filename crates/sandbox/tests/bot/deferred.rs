//! Deferred answers, followups, edits and deletions, for everyone and for one.

use serde_json::{Value, json};

use super::stage::Stage;

/// Runs `/develop` and waits for its end: its last action is to edit or delete its first answer.
async fn develop(stage: &Stage, options: Value) -> String {
    let discards = options["discard"] == true;
    let answer = stage.run(&stage.alice, "develop", options).await;
    assert_eq!(answer.record["callback_type"], 5);
    let id = answer.record["response_message_id"].as_str().unwrap().to_owned();
    stage
        .until("the prints are done", async || {
            let first = stage.message(&stage.alice, &stage.channel, &id).await;
            let done = match first {
                Some(first) => !discards && first["content"] == "Done; at first: 0 of 2 developed",
                None => discards,
            };
            done.then_some(())
        })
        .await;
    id
}

#[tokio::test]
async fn the_first_followup_fills_the_deferred_answer_and_the_rest_follow() {
    let stage = Stage::set().await;
    let first = develop(&stage, json!({"count": 2, "secret": false})).await;
    let seen = stage.messages(&stage.bob, &stage.channel).await;
    let texts: Vec<_> = seen.iter().map(|message| &message["content"]).collect();
    assert_eq!(texts, ["Done; at first: 0 of 2 developed", "Print 1", "Print 2"]);
    assert_eq!(seen[0]["id"], first);
    assert_eq!(seen[0]["interaction_metadata"]["user"]["id"], stage.alice);
    for (print, side) in seen[1..].iter().zip([8, 16]) {
        let picture = &print["attachments"][0];
        assert_eq!(
            (&picture["width"], &picture["description"]),
            (&json!(side), &json!("Checks in charcoal on white"))
        );
    }
    stage.strike().await;
}

#[tokio::test]
async fn secret_answers_are_seen_by_one() {
    let stage = Stage::set().await;
    develop(&stage, json!({"count": 2, "secret": true})).await;
    assert_eq!(stage.texts(&stage.alice).await, ["Done; at first: 0 of 2 developed", "Print 1", "Print 2"]);
    assert_eq!(stage.texts(&stage.bob).await, Vec::<String>::new());
    let whisper = stage.run(&stage.bob, "whisper", json!({})).await;
    assert_eq!(whisper.text(), "The varnish is honey, bob.");
    assert!(stage.message(&stage.alice, &stage.channel, whisper.id()).await.is_none());
    stage.strike().await;
}

#[tokio::test]
async fn the_first_answer_can_be_thrown_away() {
    for secret in [false, true] {
        let stage = Stage::set().await;
        develop(&stage, json!({"count": 2, "secret": secret, "discard": true})).await;
        assert_eq!(stage.texts(&stage.alice).await, ["Print 1", "Print 2"]);
        stage.strike().await;
    }
}
