use crate::stage::Stage;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn only_the_author_edits() {
    let mut stage = Stage::new().await;
    let hers = stage.alice.send(stage.channel, "hers").unwrap();
    stage.call("PATCH", &stage.message_path(hers), json!({"content": "x"})).await.fails(403, 50005);
    let mine = stage.posted(json!({"content": "mine", "embeds": [{"title": "t"}]})).await;
    let path = stage.message_path(mine);
    let edited = stage.call("PATCH", &path, json!({"content": "new"})).await.ok();
    assert!(edited["edited_timestamp"].is_string());
    // Missing fields stay; null empties them.
    assert_eq!(edited["embeds"][0]["title"], "t");
    let emptied = stage.call("PATCH", &path, json!({"content": null})).await.ok();
    assert_eq!(emptied["content"], "");
    stage.call("PATCH", &path, json!({"embeds": []})).await.fails(400, 50006);
    stage
        .call("PATCH", &path, json!({"content": "x".repeat(2001)}))
        .await
        .complains("content", "BASE_TYPE_MAX_LENGTH");
    assert_eq!(stage.event("MESSAGE_UPDATE").await["content"], "new");
    stage.done().await;
}

#[tokio::test]
async fn edits_of_old_messages_run_out() {
    let stage = Stage::new().await;
    let id = stage.posted(json!({"content": "board"})).await;
    let path = stage.message_path(id);
    for number in 0..10 {
        stage.call("PATCH", &path, json!({"content": format!("young {number}")})).await.ok();
    }
    stage.sandbox.advance(Duration::from_secs(3601));
    for number in 0..5 {
        stage.call("PATCH", &path, json!({"content": format!("old {number}")})).await.ok();
    }
    let refused = stage.call("PATCH", &path, json!({"content": "once too often"})).await;
    assert!(refused.headers.contains_key("retry-after"));
    refused.fails(429, 30046);
    // A new message can be edited as ever, and after a while the old one too.
    let fresh = stage.posted(json!({"content": "board"})).await;
    stage.call("PATCH", &stage.message_path(fresh), json!({"content": "x"})).await.ok();
    stage.sandbox.advance(Duration::from_secs(3601));
    stage.call("PATCH", &path, json!({"content": "again"})).await.ok();
    stage.done().await;
}
