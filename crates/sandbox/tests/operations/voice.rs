//! Voice states and stages.

use super::{Answered, admin, demote, end, id};
use serde_json::json;

pub(super) async fn stages_are_live() -> Vec<Answered> {
    let mut stage = admin().await;
    let path = format!("/guilds/{}/channels", stage.guild);
    let channel = id(&stage.call("POST", &path, json!({"name": "Talks", "type": 13})).await.ok());
    let body = json!({"channel_id": channel.to_string(), "topic": "Openings"});
    stage.call("POST", "/stage-instances", body.clone()).await.ok();
    assert_eq!(stage.event("STAGE_INSTANCE_CREATE").await["topic"], "Openings");
    stage.call("POST", "/stage-instances", body).await.fails(400, 150_006);
    let one = format!("/stage-instances/{channel}");
    assert_eq!(stage.call("PATCH", &one, json!({"topic": "Endings"})).await.ok()["topic"], "Endings");
    assert_eq!(stage.get(&one).await.ok()["topic"], "Endings");
    let (guild, alice, bot) = (stage.guild, stage.alice.id, stage.bot.id);
    stage.sandbox.change(|world| {
        world.set_voice_channel(guild, alice, Some(channel)).unwrap();
        world.set_voice_channel(guild, bot, Some(channel)).unwrap();
    });
    let states = format!("/guilds/{guild}/voice-states");
    assert_eq!(stage.get(&format!("{states}/{alice}")).await.ok()["suppress"], true);
    stage.call("PATCH", &format!("{states}/{alice}"), json!({"suppress": false})).await.ok();
    assert_eq!(stage.get(&format!("{states}/{alice}")).await.ok()["suppress"], false);
    let asked = json!({"request_to_speak_timestamp": "2100-01-01T00:00:00+00:00"});
    stage.call("PATCH", &format!("{states}/@me"), asked).await.ok();
    assert!(stage.get(&format!("{states}/@me")).await.ok()["request_to_speak_timestamp"].is_string());
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10067);
    end(stage).await
}

pub(super) async fn voice_is_moderated() -> Vec<Answered> {
    let mut stage = admin().await;
    let path = format!("/guilds/{}/channels", stage.guild);
    let channel = id(&stage.call("POST", &path, json!({"name": "Voice", "type": 2})).await.ok());
    let status = format!("/channels/{channel}/voice-status");
    stage.call("PUT", &status, json!({"status": "Blitz"})).await.ok();
    assert_eq!(stage.event("VOICE_CHANNEL_STATUS_UPDATE").await["status"], "Blitz");
    stage
        .call("PUT", &format!("/channels/{}/voice-status", stage.channel), json!({}))
        .await
        .fails(400, 50024);
    stage.get(&format!("/guilds/{}/voice-states/{}", stage.guild, stage.bob.id)).await.fails(404, 10065);
    demote(&stage);
    stage.call("PUT", &status, json!({"status": "x"})).await.fails(403, 50013);
    end(stage).await
}
