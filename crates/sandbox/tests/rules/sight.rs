//! The events that a bot receives when it gains or loses sight of a channel.

use crate::stage::Stage;
use discord_sandbox::permissions::{Overwrite, OverwriteKind, VIEW_CHANNEL};
use discord_sandbox::world::{ChannelSpec, kind};
use serde_json::json;

fn hide(stage: &Stage, channel: u64, deny: u64) {
    let overwrite = Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: 0, deny };
    stage.sandbox.set_overwrite(channel, overwrite).unwrap();
}

#[tokio::test]
async fn a_channel_that_disappears_says_so_and_its_threads_come_back_with_it() {
    let mut stage = Stage::new().await;
    let path = format!("/channels/{}/threads", stage.channel);
    let thread = stage.call("POST", &path, json!({"name": "t", "type": 11})).await.ok();
    hide(&stage, stage.channel, VIEW_CHANNEL);
    let update = stage.event("CHANNEL_UPDATE").await;
    assert_eq!(update["id"], stage.channel.to_string());
    assert_eq!(update["permission_overwrites"][0]["deny"], VIEW_CHANNEL.to_string());
    stage.get(&format!("/channels/{}", stage.channel)).await.fails(403, 50001);
    // The bot hears nothing of the channel until it sees it again.
    stage.alice.send(stage.channel, "hidden").unwrap();
    hide(&stage, stage.channel, 0);
    stage.event("CHANNEL_UPDATE").await;
    let threads = stage.event("THREAD_LIST_SYNC").await;
    assert_eq!(threads["guild_id"], stage.guild.to_string());
    assert_eq!(threads["channel_ids"], json!([stage.channel.to_string()]));
    assert_eq!(threads["threads"][0]["id"], thread["id"]);
    assert_eq!(threads["members"][0]["user_id"], stage.bot.id.to_string());
    stage.alice.send(stage.channel, "seen").unwrap();
    assert_eq!(stage.event("MESSAGE_CREATE").await["content"], "seen");
    stage.done().await;
}

#[tokio::test]
async fn channels_of_a_category_that_is_deleted_stay_and_say_so() {
    let mut stage = Stage::new().await;
    let category =
        stage.sandbox.create_channel(stage.guild, ChannelSpec::new("Games", kind::CATEGORY)).unwrap();
    let inside = ChannelSpec { parent_id: Some(Some(category)), ..ChannelSpec::new("chess", kind::TEXT) };
    let inside = stage.sandbox.create_channel(stage.guild, inside).unwrap();
    stage.control("DELETE", &format!("/channels/{category}"), json!(null)).await.ok();
    let update = stage.event("CHANNEL_UPDATE").await;
    assert_eq!((&update["id"], &update["parent_id"]), (&json!(inside.to_string()), &json!(null)));
    stage.done().await;
}
