//! Automatic moderation: the messages that it stops, and the users that it notifies.

use crate::stage::Stage;
use discord_sandbox::permissions::ALL;
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::{Value, json};

/// Sets a stage whose bot may do everything, with a channel for moderators.
async fn moderated() -> (Stage, u64) {
    let stage = Stage::new().await;
    stage.sandbox.change(|world| {
        let role = world.member(stage.guild, stage.bot.id).unwrap().roles[0];
        let spec = RoleSpec { permissions: Some(ALL), ..RoleSpec::default() };
        world.change_role(stage.guild, role, spec).unwrap();
    });
    let room = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("staff", kind::TEXT)).unwrap();
    (stage, room)
}

async fn rule(stage: &Stage, trigger: u8, metadata: Value, actions: Value, more: Value) -> Value {
    let mut rule = json!({"name": "Manners", "event_type": 1, "trigger_type": trigger, "trigger_metadata": metadata,
        "actions": actions, "enabled": true});
    rule.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    stage.call("POST", &format!("/guilds/{}/auto-moderation/rules", stage.guild), rule).await.ok()
}

#[tokio::test]
async fn messages_are_blocked_and_moderators_told() {
    let (mut stage, room) = moderated().await;
    let metadata =
        json!({"keyword_filter": ["bad*"], "regex_patterns": ["w[o0]rse"], "allow_list": ["badger"]});
    let actions = json!([{"type": 1, "metadata": {"custom_message": "Be kind"}},
        {"type": 2, "metadata": {"channel_id": room.to_string()}}]);
    let made = rule(&stage, 1, metadata, actions, json!({})).await;
    let refused = stage.alice.send(stage.channel, "So badly done").unwrap_err();
    assert_eq!((refused.code, refused.status.as_u16()), (200_000, 400));
    let alert = stage.event("MESSAGE_CREATE").await;
    assert_eq!((&alert["type"], &alert["channel_id"]), (&json!(24), &json!(room.to_string())));
    assert_eq!(alert["embeds"][0]["description"], "So badly done");
    for kind in [1, 2] {
        let told = stage.event("AUTO_MODERATION_ACTION_EXECUTION").await;
        assert_eq!(told["action"]["type"], kind);
        assert_eq!((&told["rule_id"], &told["rule_trigger_type"]), (&made["id"], &json!(1)));
        assert_eq!((&told["matched_keyword"], &told["matched_content"]), (&json!("bad*"), &json!("bad")));
        assert_eq!(
            (&told["content"], &told["user_id"]),
            (&json!("So badly done"), &json!(stage.alice.id.to_string()))
        );
        assert!(told.get("message_id").is_none());
        assert_eq!(told.get("alert_system_message_id").is_some(), kind == 2);
    }
    assert!(stage.alice.messages(stage.channel).unwrap().is_empty());
    assert_eq!(stage.alice.send(stage.channel, "it gets W0RSE").unwrap_err().code, 200_000);
    for fine in ["A badger", "Not that bed", "embad"] {
        stage.alice.send(stage.channel, fine).unwrap();
    }
    // Those who may manage the server, and bots, are not moderated.
    stage.owner.send(stage.channel, "badly").unwrap();
    stage.post(json!({"content": "badly"})).await.ok();
    let fine = stage.alice.send(stage.channel, "fine").unwrap();
    let path = format!("/users/{}/channels/{}/messages/{fine}", stage.alice.id, stage.channel);
    stage.control("PATCH", &path, json!({"content": "bad"})).await.fails(400, 200_000);
    stage.done().await;
}

#[tokio::test]
async fn exemptions_hold_and_other_actions_follow() {
    let (mut stage, room) = moderated().await;
    let role = stage.sandbox.create_role(stage.guild, RoleSpec::default()).unwrap();
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.bob.id, |bob| bob.roles.push(role)))
        .unwrap();
    let time_out = json!([{"type": 3, "metadata": {"duration_seconds": 60}}]);
    let exempt = json!({"exempt_roles": [role.to_string()], "exempt_channels": [room.to_string()]});
    let made = rule(&stage, 5, json!({"mention_total_limit": 1}), time_out, exempt).await;
    let many = format!("<@{}> <@{}>", stage.owner.id, stage.bob.id);
    stage.bob.send(stage.channel, &many).unwrap();
    stage.alice.send(room, &many).unwrap();
    stage.alice.send(stage.channel, &format!("<@{0}> <@{0}>", stage.bob.id)).unwrap();
    let sent = stage.alice.send(stage.channel, &many).unwrap();
    let told = stage.event("AUTO_MODERATION_ACTION_EXECUTION").await;
    assert_eq!(told["message_id"], sent.to_string());
    assert_eq!(told["matched_keyword"], json!(null));
    assert_eq!(stage.alice.send(stage.channel, "hello").unwrap_err().code, 50013);
    let path = format!("/guilds/{}/auto-moderation/rules/{}", stage.guild, made["id"].as_str().unwrap());
    stage.call("PATCH", &path, json!({"enabled": false})).await.ok();
    let log = stage.get(&format!("/guilds/{}/audit-logs?action_type=145", stage.guild)).await.ok();
    assert_eq!(log["audit_log_entries"][0]["options"]["auto_moderation_rule_name"], "Manners");
    let broken = json!({"name": "x", "event_type": 1, "trigger_type": 1, "actions": [{"type": 1}],
        "trigger_metadata": {"regex_patterns": ["fine", "("]}});
    let rules = format!("/guilds/{}/auto-moderation/rules", stage.guild);
    let code = "AUTO_MODERATION_INVALID_REGEX";
    stage.call("POST", &rules, broken).await.complains("trigger_metadata.regex_patterns.1", code);
    stage.done().await;
}
