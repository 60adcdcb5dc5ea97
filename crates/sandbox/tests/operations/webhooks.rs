//! Webhooks of channels.

use super::{Answered, admin, demote, end, id};
use serde_json::json;

pub(super) async fn webhooks_post() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/channels/{}/webhooks", stage.channel);
    let made = stage.call("POST", &base, json!({"name": "Herald"})).await.ok();
    stage.event("WEBHOOKS_UPDATE").await;
    stage
        .call("POST", &base, json!({"name": "Discord"}))
        .await
        .complains("name", "USERNAME_INVALID_CONTAINS");
    let managed = format!("/webhooks/{}", id(&made));
    let open = format!("{managed}/{}", made["token"].as_str().unwrap());
    assert_eq!(stage.call("PATCH", &managed, json!({"name": "Crier"})).await.ok()["name"], "Crier");
    assert_eq!(stage.get(&managed).await.ok()["user"]["id"], stage.bot.id.to_string());
    assert_eq!(stage.call_as("", "GET", &open, json!(null)).await.ok()["name"], "Crier");
    assert_eq!(stage.call_as("", "PATCH", &open, json!({"name": "Bell"})).await.ok()["name"], "Bell");
    for list in [base.clone(), format!("/guilds/{}/webhooks", stage.guild)] {
        assert_eq!(stage.get(&list).await.ok()[0]["name"], "Bell");
    }
    let body = json!({"content": "Hear ye", "username": "Old Bell"});
    let posted = stage.call_as("", "POST", &format!("{open}?wait=true"), body.clone()).await.ok();
    let event = stage.event("MESSAGE_CREATE").await;
    assert_eq!((&event["author"]["username"], &event["webhook_id"]), (&json!("Old Bell"), &made["id"]));
    assert_eq!(stage.call_as("", "POST", &open, body).await.status, 204);
    let message = format!("{open}/messages/{}", id(&posted));
    stage.call_as("", "PATCH", &message, json!({"content": "Hear me"})).await.ok();
    assert_eq!(stage.call_as("", "GET", &message, json!(null)).await.ok()["content"], "Hear me");
    stage.call_as("", "DELETE", &message, json!(null)).await.ok();
    stage.call_as("", "GET", &message, json!(null)).await.fails(404, 10008);
    stage.call_as("", "POST", &format!("{open}/slack"), json!({"text": "From afar"})).await.ok();
    let seen = stage.alice.messages(stage.channel).unwrap();
    assert!(seen.iter().any(|message| message["content"] == "From afar"), "{seen:?}");
    stage.call_as("", "POST", &open, json!({})).await.fails(400, 50006);
    stage.call_as("", "GET", &format!("{managed}/wrong"), json!(null)).await.fails(401, 50027);
    let second = stage.call("POST", &base, json!({"name": "Second"})).await.ok();
    stage.call("DELETE", &format!("/webhooks/{}", id(&second)), json!(null)).await.ok();
    stage.call_as("", "DELETE", &open, json!(null)).await.ok();
    stage.get(&managed).await.fails(404, 10015);
    demote(&stage);
    stage.get(&base).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn announcements_are_followed() -> Vec<Answered> {
    let mut stage = admin().await;
    let path = format!("/guilds/{}/channels", stage.guild);
    let news = stage.call("POST", &path, json!({"name": "news", "type": 5})).await.ok();
    let news = id(&news);
    let follow = json!({"webhook_channel_id": stage.channel.to_string()});
    stage.call("POST", &format!("/channels/{news}/followers"), follow).await.ok();
    let posted =
        stage.call("POST", &format!("/channels/{news}/messages"), json!({"content": "News"})).await.ok();
    let crosspost = format!("/channels/{news}/messages/{}/crosspost", id(&posted));
    assert_eq!(stage.call("POST", &crosspost, json!(null)).await.ok()["flags"], 1);
    stage.event("MESSAGE_CREATE").await;
    let copy = stage.event("MESSAGE_CREATE").await;
    assert_eq!((&copy["content"], &copy["flags"]), (&json!("News"), &json!(2)));
    stage.call("POST", &crosspost, json!(null)).await.fails(400, 40033);
    end(stage).await
}
