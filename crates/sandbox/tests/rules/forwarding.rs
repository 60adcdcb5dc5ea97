//! Messages that forward others, and stickers in messages.

use crate::stage::Stage;
use discord_sandbox::permissions::{Overwrite, OverwriteKind, USE_EXTERNAL_STICKERS, VIEW_CHANNEL};
use discord_sandbox::world::{ChannelSpec, kind};
use serde_json::{Value, json};

fn forward(channel: u64, message: &str) -> Value {
    json!({"message_reference": {"type": 1, "channel_id": channel.to_string(), "message_id": message}})
}

#[tokio::test]
async fn a_forwarded_message_stays_as_it_was() {
    let mut stage = Stage::new().await;
    let den = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("den", kind::TEXT)).unwrap();
    let first = json!({"content": "Old news", "embeds": [{"title": "Read all about it"}]});
    let source = stage.posted(first).await;
    let path = format!("/channels/{den}/messages");
    let made = stage.call("POST", &path, forward(stage.channel, &source.to_string())).await.ok();
    let told = loop {
        let message = stage.event("MESSAGE_CREATE").await;
        if message["id"] == made["id"] {
            break message;
        }
    };
    for message in [&made, &told] {
        assert_eq!(message["content"], "");
        assert_eq!(message["flags"], 1 << 14);
        assert_eq!(message["message_reference"]["type"], 1);
        assert_eq!(message["message_reference"]["message_id"], source.to_string());
        assert!(message.get("referenced_message").is_none());
        let snapshot = &message["message_snapshots"][0]["message"];
        assert_eq!(snapshot["content"], "Old news");
        assert_eq!(snapshot["embeds"][0]["title"], "Read all about it");
        assert!(snapshot.get("author").is_none() && snapshot.get("id").is_none(), "{snapshot}");
    }
    stage.call("PATCH", &stage.message_path(source), json!({"content": "New news"})).await.ok();
    let again = stage.call("POST", &path, forward(den, made["id"].as_str().unwrap())).await.ok();
    assert_eq!(again["message_snapshots"][0]["message"]["content"], "Old news");
    let fresh = stage.call("POST", &path, forward(stage.channel, &source.to_string())).await.ok();
    assert_eq!(fresh["message_snapshots"][0]["message"]["content"], "New news");
    stage.done().await;
}

#[tokio::test]
async fn what_cannot_be_forwarded_is_refused() {
    let stage = Stage::new().await;
    let source = stage.posted(json!({"content": "Old news"})).await;
    let whole = forward(stage.channel, &source.to_string());
    for extra in [json!({"content": "Look"}), json!({"embeds": [{"title": "Look"}]})] {
        let mut body = whole.clone();
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        stage.post(body).await.fails(400, 160_011);
    }
    stage.post(forward(stage.channel, "1")).await.fails(400, 160_008);
    let bare = json!({"message_reference": {"type": 1, "message_id": source.to_string()}});
    stage.post(bare).await.complains("message_reference.channel_id", "BASE_TYPE_REQUIRED");
    stage.post(json!({"message_reference": {"type": 2, "message_id": "1"}})).await.fails(400, 50035);
    let poll =
        json!({"question": {"text": "Which?"}, "answers": [{"poll_media": {"text": "This"}}], "duration": 1});
    let poll = stage.posted(json!({"poll": poll})).await;
    stage.post(forward(stage.channel, &poll.to_string())).await.fails(400, 50035);
    let den = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("den", kind::TEXT)).unwrap();
    let secret = stage.alice.send(den, "Secret").unwrap();
    let hidden = Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: 0, deny: VIEW_CHANNEL };
    stage.sandbox.set_overwrite(den, hidden).unwrap();
    stage.post(forward(den, &secret.to_string())).await.fails(403, 160_014);
    stage.done().await;
}

#[tokio::test]
async fn messages_carry_stickers() {
    let stage = Stage::new().await;
    let elsewhere = stage.sandbox.create_guild("Elsewhere", stage.alice.id, &[], &[stage.bot.id]).unwrap();
    let foreign = stage.sandbox.create_guild("Foreign", stage.alice.id, &[], &[]).unwrap();
    let [here, there, nowhere] = [stage.guild, elsewhere, foreign].map(|guild| sticker(&stage, guild));
    let sent = stage.post(json!({"sticker_ids": [here.to_string()]})).await.ok();
    assert_eq!(sent["sticker_items"], json!([{"id": here.to_string(), "name": "dot", "format_type": 1}]));
    stage.post(json!({"sticker_ids": [there.to_string()]})).await.ok();
    for refused in [nowhere, 1] {
        stage.post(json!({"sticker_ids": [refused.to_string()]})).await.fails(400, 50081);
    }
    let denied =
        Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: 0, deny: USE_EXTERNAL_STICKERS };
    stage.sandbox.set_overwrite(stage.channel, denied).unwrap();
    stage.post(json!({"sticker_ids": [there.to_string()]})).await.fails(400, 50081);
    let four = [here, there, nowhere, 1].map(|id| id.to_string());
    stage.post(json!({"sticker_ids": four})).await.complains("sticker_ids", "BASE_TYPE_MAX_LENGTH");
    let id = sent["id"].as_str().unwrap().parse().unwrap();
    let edit = json!({"content": "x", "sticker_ids": [here.to_string()]});
    stage.call("PATCH", &stage.message_path(id), edit).await.fails(400, 50080);
    stage.done().await;
}

/// Creates a sticker of a guild.
fn sticker(stage: &Stage, guild: u64) -> u64 {
    stage.sandbox.change(|world| world.add_sticker(guild, "dot")).unwrap()
}
