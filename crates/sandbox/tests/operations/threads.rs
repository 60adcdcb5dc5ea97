//! Threads.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn threads_are_opened() -> Vec<Answered> {
    let stage = admin().await;
    let channel = format!("/channels/{}", stage.channel);
    let message = stage.posted(json!({"content": "Game 1"})).await;
    let path = format!("{}/threads", stage.message_path(message));
    let from_message = stage.call("POST", &path, json!({"name": "Analysis"})).await.ok();
    assert_eq!(id(&from_message), message);
    let secret = json!({"name": "Secret", "type": 12});
    let private = stage.call("POST", &format!("{channel}/threads"), secret).await.ok();
    let active = stage.get(&format!("/guilds/{}/threads/active", stage.guild)).await.ok();
    assert_eq!(active["threads"].as_array().unwrap().len(), 2);
    let thread = format!("/channels/{}", id(&private));
    let members = format!("{thread}/thread-members");
    stage.call("PUT", &format!("{members}/{}", stage.alice.id), json!(null)).await.ok();
    assert_eq!(stage.get(&members).await.ok().as_array().unwrap().len(), 2);
    stage.get(&format!("{members}/{}", stage.alice.id)).await.ok();
    stage.call("DELETE", &format!("{members}/{}", stage.alice.id), json!(null)).await.ok();
    stage.get(&format!("{members}/{}", stage.alice.id)).await.fails(404, 10007);
    stage.call("DELETE", &format!("{members}/@me"), json!(null)).await.ok();
    stage.call("PUT", &format!("{members}/@me"), json!(null)).await.ok();
    assert_eq!(stage.get(&members).await.ok().as_array().unwrap().len(), 1);
    for opened in [&from_message, &private] {
        stage.call("PATCH", &format!("/channels/{}", id(opened)), json!({"archived": true})).await.ok();
    }
    for (list, name) in [
        ("threads/archived/public", "Analysis"),
        ("threads/archived/private", "Secret"),
        ("users/@me/threads/archived/private", "Secret"),
    ] {
        assert_eq!(stage.get(&format!("{channel}/{list}")).await.ok()["threads"][0]["name"], name);
    }
    end(stage).await
}
