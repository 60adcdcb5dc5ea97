use crate::stage::Stage;
use discord_sandbox::permissions::ALL;
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::json;

async fn with_all_permissions() -> Stage {
    let stage = Stage::new().await;
    let spec = RoleSpec { permissions: Some(ALL), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, spec).unwrap();
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.bot.id, |bot| bot.roles.push(role)))
        .unwrap();
    stage
}

#[tokio::test]
async fn channels_are_made_changed_and_deleted() {
    let mut stage = with_all_permissions().await;
    let base = format!("/guilds/{}/channels", stage.guild);
    stage.call("POST", &base, json!({})).await.complains("name", "BASE_TYPE_REQUIRED");
    stage
        .call("POST", &base, json!({"name": "x", "parent_id": "1"}))
        .await
        .complains("parent_id", "CHANNEL_PARENT_INVALID_TYPE");
    let made = stage.call("POST", &base, json!({"name": "Chess Club", "topic": "t"})).await;
    assert_eq!(made.status, 201);
    let made = made.ok();
    assert_eq!(made["name"], "chess-club");
    assert_eq!(stage.event("CHANNEL_CREATE").await["id"], made["id"]);
    let path = format!("/channels/{}", made["id"].as_str().unwrap());
    let long = json!({"rate_limit_per_user": 21_601});
    stage.call("PATCH", &path, long).await.complains("rate_limit_per_user", "NUMBER_TYPE_MAX");
    let changed = stage.call("PATCH", &path, json!({"topic": null, "nsfw": true})).await.ok();
    assert_eq!((&changed["topic"], &changed["nsfw"]), (&json!(null), &json!(true)));
    let overwrite = format!("{path}/permissions/{}", stage.alice.id);
    stage.call("PUT", &overwrite, json!({"type": 1, "deny": "1024"})).await.ok();
    let id: u64 = made["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(stage.alice.messages(id).unwrap_err().code, 50001);
    stage.call("DELETE", &overwrite, json!(null)).await.ok();
    stage.call("DELETE", &overwrite, json!(null)).await.fails(404, 10009);
    stage.call("DELETE", &path, json!(null)).await.ok();
    stage.get(&path).await.fails(404, 10003);
    stage.done().await;
}

#[tokio::test]
async fn categories_hold_no_messages() {
    let stage = Stage::new().await;
    let id = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("Games", kind::CATEGORY)).unwrap();
    let path = format!("/channels/{id}/messages");
    stage.call("POST", &path, json!({"content": "x"})).await.fails(400, 50008);
    stage.get(&path).await.fails(400, 50008);
    stage.done().await;
}

#[tokio::test]
async fn slow_mode_slows_members_down() {
    let stage = Stage::new().await;
    let spec = ChannelSpec { slow_mode: Some(30), ..ChannelSpec::default() };
    stage.sandbox.change(|world| world.change_channel(stage.channel, spec)).unwrap();
    stage.alice.send(stage.channel, "1").unwrap();
    assert_eq!(stage.alice.send(stage.channel, "2").unwrap_err().code, 20016);
    stage.sandbox.advance(std::time::Duration::from_secs(30));
    stage.alice.send(stage.channel, "2").unwrap();
    // Moderators, such as the bot, are exempt.
    stage.post(json!({"content": "1"})).await.ok();
    stage.post(json!({"content": "2"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn typing_is_shown() {
    let mut stage = Stage::new().await;
    stage.call("POST", &format!("/channels/{}/typing", stage.channel), json!(null)).await.ok();
    assert_eq!(stage.event("TYPING_START").await["user_id"], stage.bot.id.to_string());
    stage.done().await;
}
