use crate::stage::Stage;
use serde_json::json;

#[tokio::test]
async fn a_thread_starts_from_a_message_once() {
    let mut stage = Stage::new().await;
    let id = stage.posted(json!({"content": "Game 1"})).await;
    let path = format!("{}/threads", stage.message_path(id));
    stage
        .call("POST", &path, json!({"name": "x".repeat(101)}))
        .await
        .complains("name", "BASE_TYPE_BAD_LENGTH");
    stage.call("POST", &path, json!({})).await.complains("name", "BASE_TYPE_REQUIRED");
    let odd = json!({"name": "x", "auto_archive_duration": 5});
    stage.call("POST", &path, odd).await.complains("auto_archive_duration", "BASE_TYPE_CHOICES");
    let thread = stage.call("POST", &path, json!({"name": "Game 1"})).await.ok();
    assert_eq!((&thread["id"], &thread["type"]), (&json!(id.to_string()), &json!(11)));
    assert_eq!(thread["thread_metadata"]["archived"], false);
    stage.call("POST", &path, json!({"name": "Game 1"})).await.fails(400, 160_004);
    assert_eq!(stage.event("THREAD_CREATE").await["newly_created"], true);
    let starter = stage.get(&stage.message_path(id)).await.ok();
    assert_eq!(starter["thread"]["id"], id.to_string());
    let inside = format!("/channels/{id}/messages");
    stage.call("POST", &inside, json!({"content": "e4"})).await.ok();
    stage.alice.send(id, "e5").unwrap();
    assert_eq!(stage.get(&format!("/channels/{id}")).await.ok()["message_count"], 2);
    stage.done().await;
}

#[tokio::test]
async fn an_archived_thread_wakes_unless_it_is_locked() {
    let stage = Stage::new().await;
    let base = format!("/channels/{}/threads", stage.channel);
    let thread = stage.call("POST", &base, json!({"name": "t", "type": 11})).await.ok();
    let id: u64 = thread["id"].as_str().unwrap().parse().unwrap();
    let path = format!("/channels/{id}");
    stage.call("PATCH", &path, json!({"archived": true})).await.ok();
    stage.call("PATCH", &path, json!({"name": "x"})).await.fails(400, 50083);
    let archived = stage.get(&format!("/channels/{}/threads/archived/public", stage.channel)).await.ok();
    assert_eq!(archived["threads"][0]["id"], id.to_string());
    stage.alice.send(id, "still here").unwrap();
    assert_eq!(stage.get(&path).await.ok()["thread_metadata"]["archived"], false);
    stage.call("PATCH", &path, json!({"archived": true, "locked": true})).await.ok();
    assert_eq!(stage.alice.send(id, "and now?").unwrap_err().code, 160_005);
    let active = stage.get(&format!("/guilds/{}/threads/active", stage.guild)).await.ok();
    assert_eq!(active["threads"], json!([]));
    stage.done().await;
}

#[tokio::test]
async fn private_threads_are_for_their_members() {
    let stage = Stage::new().await;
    let base = format!("/channels/{}/threads", stage.channel);
    let thread = stage.call("POST", &base, json!({"name": "secret"})).await.ok();
    assert_eq!(thread["type"], 12);
    let id: u64 = thread["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(stage.alice.messages(id).unwrap_err().code, 50001);
    let member = format!("/channels/{id}/thread-members/{}", stage.alice.id);
    stage.get(&member).await.fails(404, 10007);
    stage.call("PUT", &member, json!(null)).await.ok();
    stage.get(&member).await.ok();
    stage.alice.send(id, "hello").unwrap();
    stage.call("DELETE", &member, json!(null)).await.ok();
    assert_eq!(stage.alice.send(id, "x").unwrap_err().code, 50001);
    stage.call("DELETE", &format!("/channels/{id}"), json!(null)).await.ok();
    stage.get(&format!("/channels/{id}")).await.fails(404, 10003);
    stage.done().await;
}
