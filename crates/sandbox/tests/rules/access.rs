use crate::stage::Stage;
use discord_sandbox::permissions::*;
use discord_sandbox::world::RoleSpec;
use serde_json::json;

/// Takes permissions from the bot in the channel.
fn deny(stage: &Stage, bits: u64) {
    let overwrite = Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: 0, deny: bits };
    stage.sandbox.set_overwrite(stage.channel, overwrite).unwrap();
}

#[tokio::test]
async fn a_hidden_channel_is_out_of_reach() {
    let stage = Stage::new().await;
    let id = stage.posted(json!({"content": "x"})).await;
    deny(&stage, VIEW_CHANNEL);
    let base = format!("/channels/{}", stage.channel);
    stage.get(&base).await.fails(403, 50001);
    stage.get(&format!("{base}/messages")).await.fails(403, 50001);
    stage.post(json!({"content": "x"})).await.fails(403, 50001);
    stage.call("PATCH", &stage.message_path(id), json!({"content": "y"})).await.fails(403, 50001);
    stage.call("DELETE", &stage.message_path(id), json!(null)).await.fails(403, 50001);
    stage.call("POST", &format!("{base}/typing"), json!(null)).await.fails(403, 50001);
    deny(&stage, 0);
    stage.get(&base).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn each_act_needs_its_permission() {
    let stage = Stage::new().await;
    let own = stage.posted(json!({"content": "mine"})).await;
    let other = stage.alice.send(stage.channel, "hers").unwrap();
    let base = format!("/channels/{}", stage.channel);
    let none = || json!(null);
    let cases = [
        (SEND_MESSAGES, "POST", format!("{base}/messages"), json!({"content": "x"})),
        (EMBED_LINKS, "POST", format!("{base}/messages"), json!({"embeds": [{"title": "x"}]})),
        (READ_MESSAGE_HISTORY, "GET", stage.message_path(own), none()),
        (ADD_REACTIONS, "PUT", format!("{}/reactions/👍/@me", stage.message_path(own)), none()),
        (MANAGE_MESSAGES, "DELETE", stage.message_path(other), none()),
        (PIN_MESSAGES, "PUT", format!("{base}/messages/pins/{own}"), none()),
        (CREATE_PUBLIC_THREADS, "POST", format!("{}/threads", stage.message_path(own)), json!({"name": "t"})),
        (CREATE_PUBLIC_THREADS, "POST", format!("{base}/threads"), json!({"name": "t", "type": 11})),
        (CREATE_PRIVATE_THREADS, "POST", format!("{base}/threads"), json!({"name": "t", "type": 12})),
        (SEND_MESSAGES, "POST", format!("{base}/typing"), none()),
    ];
    for (bits, method, path, body) in cases {
        deny(&stage, bits);
        stage.call(method, &path, body.clone()).await.fails(403, 50013);
        deny(&stage, 0);
        stage.call(method, &path, body).await.ok();
    }
    // Without the history the list is empty, not forbidden.
    deny(&stage, READ_MESSAGE_HISTORY);
    assert_eq!(stage.get(&format!("{base}/messages")).await.ok(), json!([]));
    stage.done().await;
}

#[tokio::test]
async fn what_the_bot_was_not_granted_is_missing() {
    let stage = Stage::new().await;
    let base = format!("/channels/{}", stage.channel);
    stage.call("PATCH", &base, json!({"name": "x"})).await.fails(403, 50013);
    stage.call("DELETE", &base, json!(null)).await.fails(403, 50013);
    stage
        .call("PUT", &format!("{base}/permissions/{}", stage.alice.id), json!({"type": 1}))
        .await
        .fails(403, 50013);
    let guild = format!("/guilds/{}", stage.guild);
    stage.call("POST", &format!("{guild}/channels"), json!({"name": "x"})).await.fails(403, 50013);
    stage.call("POST", &format!("{guild}/roles"), json!({"name": "x"})).await.fails(403, 50013);
    stage.call("DELETE", &format!("{guild}/members/{}", stage.bob.id), json!(null)).await.fails(403, 50013);
    stage
        .call("PATCH", &format!("{guild}/members/{}", stage.bob.id), json!({"nick": "B"}))
        .await
        .fails(403, 50013);
    stage.done().await;
}

#[tokio::test]
async fn roles_grant_and_administrators_pass() {
    let stage = Stage::new().await;
    let spec = RoleSpec { permissions: Some(ADMINISTRATOR), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, spec).unwrap();
    deny(&stage, ALL);
    stage.post(json!({"content": "x"})).await.fails(403, 50001);
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.bot.id, |member| member.roles.push(role)))
        .unwrap();
    stage.post(json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_timed_out_member_can_only_read() {
    let stage = Stage::new().await;
    let far = 4_000_000_000_000;
    stage
        .sandbox
        .change(|world| {
            world.change_member(stage.guild, stage.alice.id, |member| member.timed_out_until = Some(far))
        })
        .unwrap();
    assert_eq!(stage.alice.send(stage.channel, "x").unwrap_err().code, 50013);
    stage.alice.messages(stage.channel).unwrap();
    stage.done().await;
}

#[tokio::test]
async fn bad_tokens_are_unauthorized() {
    let stage = Stage::new().await;
    for header in ["", "Bot nonsense", "Bearer x", &stage.bot.token, "Bot "] {
        stage.call_as(header, "GET", "/users/@me", json!(null)).await.fails(401, 0);
    }
    stage.get("/users/@me").await.ok();
    stage.done().await;
}
