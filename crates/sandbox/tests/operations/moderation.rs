//! Bans, rules of automatic moderation, the audit log, and the removal of inactive members.

use super::{Answered, admin, demote, end, id};
use serde_json::json;
use std::time::Duration;

pub(super) async fn members_are_banned() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/bans", stage.guild);
    stage.alice.send(stage.channel, "spam").unwrap();
    let alice = format!("{base}/{}", stage.alice.id);
    stage.call("PUT", &alice, json!({"delete_message_seconds": 60})).await.ok();
    assert_eq!(stage.event("GUILD_BAN_ADD").await["user"]["username"], "alice");
    assert_eq!(stage.get(&alice).await.ok()["user"]["id"], stage.alice.id.to_string());
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
    let history = stage.get(&format!("/channels/{}/messages", stage.channel)).await.ok();
    assert_eq!(history, json!([]));
    let member = format!("/guilds/{}/members/{}", stage.guild, stage.alice.id);
    stage.get(&member).await.fails(404, 10007);
    let back = stage.sandbox.change(|world| world.add_member(stage.guild, stage.alice.id));
    assert_eq!(back.unwrap_err().code, 40007);
    stage.call("DELETE", &alice, json!(null)).await.ok();
    assert_eq!(stage.event("GUILD_BAN_REMOVE").await["user"]["username"], "alice");
    stage.get(&alice).await.fails(404, 10026);
    stage.call("PUT", &format!("{base}/{}", stage.owner.id), json!({})).await.fails(403, 50013);
    let many = json!({"user_ids": [stage.bob.id.to_string(), stage.owner.id.to_string()]});
    let done = stage.call("POST", &format!("/guilds/{}/bulk-ban", stage.guild), many.clone()).await.ok();
    assert_eq!(done["banned_users"], json!([stage.bob.id.to_string()]));
    assert_eq!(done["failed_users"], json!([stage.owner.id.to_string()]));
    demote(&stage);
    stage.call("POST", &format!("/guilds/{}/bulk-ban", stage.guild), many).await.fails(403, 50013);
    stage.get(&base).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn rules_are_kept() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/auto-moderation/rules", stage.guild);
    let rule = json!({
        "name": "No shouting",
        "event_type": 1,
        "trigger_type": 1,
        "trigger_metadata": {"keyword_filter": ["shout*"]},
        "actions": [
            {"type": 1, "metadata": {"custom_message": "Quiet, please"}},
            {"type": 2, "metadata": {"channel_id": stage.channel.to_string()}},
        ],
        "enabled": true,
    });
    let made = stage.call("POST", &base, rule).await.ok();
    assert_eq!(stage.event("AUTO_MODERATION_RULE_CREATE").await["name"], "No shouting");
    let one = format!("{base}/{}", id(&made));
    assert_eq!(stage.get(&one).await.ok()["trigger_metadata"]["keyword_filter"], json!(["shout*"]));
    assert_eq!(stage.call("PATCH", &one, json!({"enabled": false})).await.ok()["enabled"], false);
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
    let mentions = json!({
        "name": "Few mentions",
        "event_type": 1,
        "trigger_type": 5,
        "trigger_metadata": {"mention_total_limit": 5},
        "actions": [{"type": 3, "metadata": {"duration_seconds": 60}}],
    });
    stage.call("POST", &base, mentions.clone()).await.ok();
    let code = "AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED";
    stage.call("POST", &base, mentions).await.complains("trigger_type", code);
    stage.call("POST", &base, json!({"name": "x"})).await.complains("event_type", "BASE_TYPE_REQUIRED");
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 0);
    demote(&stage);
    stage.get(&base).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn the_audit_log_tells_all() -> Vec<Answered> {
    let mut stage = admin().await;
    let url = format!("{}/v10/guilds/{}/bans/{}", stage.sandbox.api_url(), stage.guild, stage.alice.id);
    let request = stage.http.put(url).header("authorization", format!("Bot {}", stage.bot.token));
    request.header("x-audit-log-reason", "Spam%20and%20eggs").json(&json!({})).send().await.unwrap();
    assert_eq!(stage.event("GUILD_AUDIT_LOG_ENTRY_CREATE").await["reason"], "Spam and eggs");
    let path = format!("/guilds/{}/audit-logs", stage.guild);
    let log = stage.get(&format!("{path}?action_type=22")).await.ok();
    assert_eq!(log["audit_log_entries"][0]["target_id"], stage.alice.id.to_string());
    assert_eq!(log["users"].as_array().unwrap().len(), 2);
    assert_eq!(stage.get(&format!("{path}?action_type=20")).await.ok()["audit_log_entries"], json!([]));
    let bans = format!("/guilds/{}/bans/{}", stage.guild, stage.alice.id);
    let ban = stage.get(&bans).await.ok();
    assert_eq!(ban["reason"], "Spam and eggs");
    let prune = format!("/guilds/{}/prune", stage.guild);
    assert_eq!(stage.get(&prune).await.ok()["pruned"], 0);
    stage.sandbox.advance(Duration::from_secs(8 * 24 * 3600));
    assert_eq!(stage.get(&prune).await.ok()["pruned"], 1);
    assert_eq!(stage.call("POST", &prune, json!({"days": 7})).await.ok()["pruned"], 1);
    stage.get(&format!("/guilds/{}/members/{}", stage.guild, stage.bob.id)).await.fails(404, 10007);
    demote(&stage);
    stage.get(&path).await.fails(403, 50013);
    end(stage).await
}
