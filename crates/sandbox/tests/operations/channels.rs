//! Guilds, channels, members, roles, users and applications.

use super::{Answered, admin, end, id};
use serde_json::{Value, json};

pub(super) async fn guilds_and_channels() -> Vec<Answered> {
    let mut stage = admin().await;
    let guild = format!("/guilds/{}", stage.guild);
    stage.call("PATCH", &guild, json!({"name": "New Club"})).await.ok();
    assert_eq!(stage.get(&guild).await.ok()["name"], "New Club");
    assert_eq!(stage.get(&format!("{guild}/preview")).await.ok()["name"], "New Club");
    let channels = format!("{guild}/channels");
    let made = stage.call("POST", &channels, json!({"name": "games"})).await.ok();
    assert_eq!(stage.get(&channels).await.ok().as_array().unwrap().len(), 2);
    let one = format!("/channels/{}", id(&made));
    assert_eq!(stage.call("PATCH", &one, json!({"topic": "Chess"})).await.ok()["topic"], "Chess");
    let overwrite = format!("{one}/permissions/{}", stage.alice.id);
    stage.call("PUT", &overwrite, json!({"type": 1, "allow": "0", "deny": "2048"})).await.ok();
    assert_eq!(stage.get(&one).await.ok()["permission_overwrites"][0]["deny"], "2048");
    stage.call("DELETE", &overwrite, json!(null)).await.ok();
    stage.call("POST", &format!("{one}/typing"), json!(null)).await.ok();
    assert_eq!(stage.event("TYPING_START").await["channel_id"], made["id"]);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10003);
    let mine = stage.get("/users/@me/guilds").await.ok();
    assert_eq!(mine[0]["name"], "New Club");
    stage.call("DELETE", &format!("/users/@me{guild}"), json!(null)).await.ok();
    stage.get(&guild).await.fails(403, 50001);
    end(stage).await
}

pub(super) async fn members_and_roles() -> Vec<Answered> {
    let stage = admin().await;
    let guild = format!("/guilds/{}", stage.guild);
    let role = stage.call("POST", &format!("{guild}/roles"), json!({"name": "Player"})).await.ok();
    let one = format!("{guild}/roles/{}", id(&role));
    assert_eq!(stage.call("PATCH", &one, json!({"color": 255})).await.ok()["color"], 255);
    assert_eq!(stage.get(&one).await.ok()["color"], 255);
    assert_eq!(stage.get(&format!("{guild}/roles")).await.ok().as_array().unwrap().len(), 3);
    let member = format!("{guild}/members/{}", stage.alice.id);
    let held = format!("{member}/roles/{}", id(&role));
    stage.call("PUT", &held, json!(null)).await.ok();
    assert_eq!(stage.get(&member).await.ok()["roles"], json!([role["id"]]));
    stage.call("DELETE", &held, json!(null)).await.ok();
    assert_eq!(stage.call("PATCH", &member, json!({"nick": "Al"})).await.ok()["nick"], "Al");
    let own = format!("{guild}/members/@me");
    assert_eq!(stage.call("PATCH", &own, json!({"nick": "Ref"})).await.ok()["nick"], "Ref");
    assert_eq!(stage.get(&format!("{guild}/members?limit=10")).await.ok().as_array().unwrap().len(), 4);
    assert_eq!(
        stage.get(&format!("{guild}/members/search?query=al")).await.ok().as_array().unwrap().len(),
        1
    );
    stage.call("DELETE", &member, json!(null)).await.ok();
    stage.get(&member).await.fails(404, 10007);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10011);
    end(stage).await
}

pub(super) async fn users_and_applications() -> Vec<Answered> {
    let stage = admin().await;
    assert_eq!(
        stage.call("PATCH", "/users/@me", json!({"username": "Arbiter"})).await.ok()["username"],
        "Arbiter"
    );
    assert_eq!(stage.get("/users/@me").await.ok()["username"], "Arbiter");
    assert_eq!(stage.get(&format!("/users/{}", stage.alice.id)).await.ok()["username"], "alice");
    let body = json!({"recipient_id": stage.alice.id.to_string()});
    let direct = stage.call("POST", "/users/@me/channels", body).await.ok();
    assert_eq!(direct["recipients"][0]["username"], "alice");
    for path in ["/applications/@me".to_owned(), format!("/applications/{}", stage.bot.id)] {
        assert_eq!(stage.call("PATCH", &path, json!({"description": path})).await.ok()["description"], path);
        assert_eq!(stage.get(&path).await.ok()["description"], path);
    }
    assert_eq!(stage.get("/oauth2/applications/@me").await.ok()["id"], stage.bot.id.to_string());
    stage.call_as("", "GET", "/gateway", Value::Null).await.ok();
    assert_eq!(stage.get("/gateway/bot").await.ok()["url"], stage.sandbox.gateway_url());
    end(stage).await
}
