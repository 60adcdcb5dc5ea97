//! Welcome screen, onboarding, widget, incidents, templates and integrations.

use super::{Answered, admin, demote, end};
use serde_json::json;

pub(super) async fn settings_are_kept() -> Vec<Answered> {
    let stage = admin().await;
    let guild = format!("/guilds/{}", stage.guild);
    let channel = stage.channel.to_string();
    let welcome = format!("{guild}/welcome-screen");
    let screen = json!({
        "enabled": true,
        "description": "Hello",
        "welcome_channels": [{"channel_id": channel, "description": "Talk", "emoji_name": "👋"}],
    });
    stage.call("PATCH", &welcome, screen).await.ok();
    assert_eq!(stage.get(&welcome).await.ok()["welcome_channels"][0]["description"], "Talk");
    let onboarding = format!("{guild}/onboarding");
    let prompts = json!([{
        "id": "0",
        "title": "What do you play?",
        "options": [{"title": "Chess", "channel_ids": [channel], "role_ids": []}],
    }]);
    let body = json!({"prompts": prompts, "default_channel_ids": [channel], "enabled": false, "mode": 0});
    stage.call("PUT", &onboarding, body).await.ok();
    assert_eq!(stage.get(&onboarding).await.ok()["prompts"][0]["options"][0]["title"], "Chess");
    stage.call("PUT", &onboarding, json!({"enabled": true})).await.fails(400, 350_000);
    let widget = format!("{guild}/widget");
    stage.call_as("", "GET", &format!("{widget}.json"), json!(null)).await.fails(403, 50004);
    stage.call("PATCH", &widget, json!({"enabled": true, "channel_id": channel})).await.ok();
    assert_eq!(stage.get(&widget).await.ok()["channel_id"], channel);
    assert_eq!(stage.call_as("", "GET", &format!("{widget}.json"), json!(null)).await.ok()["name"], "Club");
    let until = "2100-01-01T00:00:00.000000+00:00";
    let incidents = json!({"invites_disabled_until": until});
    stage.call("PUT", &format!("{guild}/incident-actions"), incidents).await.ok();
    assert_eq!(stage.get(&guild).await.ok()["incidents_data"]["invites_disabled_until"], until);
    stage.get(&format!("{guild}/vanity-url")).await.ok();
    stage.get(&format!("{guild}/regions")).await.ok();
    stage.get("/voice/regions").await.ok();
    demote(&stage);
    stage.get(&widget).await.fails(403, 50013);
    stage.call("PATCH", &welcome, json!({})).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn templates_are_kept() -> Vec<Answered> {
    let stage = admin().await;
    let base = format!("/guilds/{}/templates", stage.guild);
    let made = stage.call("POST", &base, json!({"name": "Club"})).await.ok();
    assert_eq!(made["serialized_source_guild"]["channels"][0]["name"], "general");
    stage.call("POST", &base, json!({"name": "Club"})).await.fails(400, 30031);
    let code = made["code"].as_str().unwrap();
    let one = format!("{base}/{code}");
    assert_eq!(
        stage.call("PATCH", &one, json!({"description": "For clubs"})).await.ok()["description"],
        "For clubs"
    );
    let path = format!("/guilds/{}/channels", stage.guild);
    stage.call("POST", &path, json!({"name": "games"})).await.ok();
    let refreshed = stage.call("PUT", &one, json!(null)).await.ok();
    assert_eq!(refreshed["serialized_source_guild"]["channels"].as_array().unwrap().len(), 2);
    assert_eq!(stage.get(&format!("/guilds/templates/{code}")).await.ok()["name"], "Club");
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&format!("/guilds/templates/{code}")).await.fails(404, 10057);
    end(stage).await
}

pub(super) async fn integrations_are_removed() -> Vec<Answered> {
    let mut stage = admin().await;
    let other = stage.sandbox.create_application("Other");
    stage.sandbox.change(|world| world.install(stage.guild, other.id, 0)).unwrap();
    let base = format!("/guilds/{}/integrations", stage.guild);
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 2);
    stage.call("DELETE", &format!("{base}/{}", other.id), json!(null)).await.ok();
    assert_eq!(stage.event("INTEGRATION_DELETE").await["application_id"], other.id.to_string());
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
    stage.call("DELETE", &format!("{base}/{}", other.id), json!(null)).await.fails(404, 10005);
    end(stage).await
}
