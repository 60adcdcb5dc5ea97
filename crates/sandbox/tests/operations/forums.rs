//! Forums.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn forums_hold_threads() -> Vec<Answered> {
    let mut stage = admin().await;
    let forum = json!({
        "name": "Questions",
        "type": 15,
        "topic": "Ask here",
        "available_tags": [{"name": "chess", "emoji_name": "♟️"}, {"name": "go"}],
        "default_sort_order": 1,
    });
    let forum = stage.call("POST", &format!("/guilds/{}/channels", stage.guild), forum).await.ok();
    let chess = forum["available_tags"][0]["id"].clone();
    let path = format!("/channels/{}", id(&forum));
    stage.call("POST", &format!("{path}/messages"), json!({"content": "Hello"})).await.fails(400, 50008);
    let post = json!({"name": "Castling", "message": {"content": "When?"}, "applied_tags": [chess]});
    let made = stage.call("POST", &format!("{path}/threads"), post).await.ok();
    assert_eq!((&made["id"], &made["message"]["content"]), (&made["message"]["id"], &json!("When?")));
    assert_eq!(stage.event("THREAD_CREATE").await["applied_tags"], json!([chess]));
    let thread = format!("/channels/{}", id(&made));
    let untagged = stage.call("PATCH", &thread, json!({"applied_tags": []})).await.ok();
    assert!(untagged.get("applied_tags").is_none(), "{untagged}");
    let unknown = json!({"name": "x", "message": {"content": "x"}, "applied_tags": ["1"]});
    stage
        .call("POST", &format!("{path}/threads"), unknown)
        .await
        .complains("applied_tags", "INVALID_FORUM_TAG");
    stage.call("PATCH", &path, json!({"flags": 16})).await.ok();
    let plain = json!({"name": "x", "message": {"content": "x"}});
    stage.call("POST", &format!("{path}/threads"), plain).await.fails(400, 40067);
    stage
        .call("POST", &format!("{path}/threads"), json!({"name": "x"}))
        .await
        .complains("message", "BASE_TYPE_REQUIRED");
    stage.call("PATCH", &path, json!({"flags": 0})).await.ok();
    let found = stage.get(&format!("{path}/threads/search?name=castl")).await.ok();
    assert_eq!(
        (&found["total_results"], &found["first_messages"][0]["content"]),
        (&json!(1), &json!("When?"))
    );
    let webhook = stage.call("POST", &format!("{path}/webhooks"), json!({"name": "Herald"})).await.ok();
    let open = format!("/webhooks/{}/{}", id(&webhook), webhook["token"].as_str().unwrap());
    stage.call_as("", "POST", &open, json!({"content": "x"})).await.fails(400, 220_001);
    let body = json!({"content": "News", "thread_name": "This week"});
    let posted = stage.call_as("", "POST", &format!("{open}?wait=true"), body).await.ok();
    assert_eq!(posted["id"], posted["channel_id"]);
    end(stage).await
}
