use crate::stage::Stage;
use serde_json::json;

async fn open(stage: &Stage, user: u64) -> u64 {
    let channel =
        stage.call("POST", "/users/@me/channels", json!({"recipient_id": user.to_string()})).await.ok();
    assert_eq!(channel["type"], 1);
    assert_eq!(channel["recipients"][0]["id"], user.to_string());
    channel["id"].as_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn closed_direct_messages_cannot_be_written_to() {
    let stage = Stage::new().await;
    stage.sandbox.close_direct_messages(stage.alice.id, true).unwrap();
    // The channel can still be opened, but not written in.
    let channel = open(&stage, stage.alice.id).await;
    let path = format!("/channels/{channel}/messages");
    stage.call("POST", &path, json!({"content": "x"})).await.fails(403, 50007);
    stage.sandbox.close_direct_messages(stage.alice.id, false).unwrap();
    stage.call("POST", &path, json!({"content": "x"})).await.ok();
    assert_eq!(open(&stage, stage.alice.id).await, channel);
    stage.done().await;
}

#[tokio::test]
async fn there_must_be_a_mutual_guild() {
    let stage = Stage::new().await;
    let stranger = stage.sandbox.create_user("stranger");
    let channel = open(&stage, stranger.id).await;
    let path = format!("/channels/{channel}/messages");
    stage.call("POST", &path, json!({"content": "x"})).await.fails(403, 50278);
    stage.sandbox.change(|world| world.add_member(stage.guild, stranger.id)).unwrap();
    stage.call("POST", &path, json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn bots_do_not_write_to_bots_nor_themselves() {
    let stage = Stage::new().await;
    let other = stage.sandbox.create_application("Other");
    for recipient in [stage.bot.id, other.id] {
        let body = json!({"recipient_id": recipient.to_string()});
        stage.call("POST", "/users/@me/channels", body).await.fails(403, 50007);
    }
    stage.call("POST", "/users/@me/channels", json!({"recipient_id": "1"})).await.fails(404, 10013);
    stage
        .call("POST", "/users/@me/channels", json!({}))
        .await
        .complains("recipient_id", "BASE_TYPE_REQUIRED");
    stage.done().await;
}

#[tokio::test]
async fn too_many_openings_at_once_are_too_fast() {
    let stage = Stage::new().await;
    stage.sandbox.set_realistic_limits(true);
    let people =
        (0..11).map(|number| stage.sandbox.create_user(&format!("p{number}")).id).collect::<Vec<_>>();
    stage.sandbox.change(|world| {
        for person in &people[..10] {
            world.open_direct(stage.bot.id, *person).unwrap();
        }
    });
    let body = json!({"recipient_id": people[10].to_string()});
    stage.call("POST", "/users/@me/channels", body.clone()).await.fails(403, 40003);
    // Channels that are already open do not count.
    open(&stage, people[0]).await;
    stage.sandbox.advance(std::time::Duration::from_secs(60));
    stage.call("POST", "/users/@me/channels", body).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn direct_messages_are_seen_by_both_only() {
    let mut stage = Stage::new().await;
    let channel = open(&stage, stage.alice.id).await;
    let path = format!("/channels/{channel}/messages");
    stage.call("POST", &path, json!({"content": "your hand"})).await.ok();
    assert_eq!(stage.alice.messages(channel).unwrap()[0]["content"], "your hand");
    assert_eq!(stage.bob.messages(channel).unwrap_err().code, 50001);
    let state = stage.alice.state().unwrap();
    assert_eq!(state["private_channels"][0]["unread"], 1);
    stage.alice.read(channel).unwrap();
    assert_eq!(stage.alice.state().unwrap()["private_channels"][0]["unread"], 0);
    let thanks = stage.alice.send(channel, "thanks").unwrap();
    stage.alice.edit(channel, thanks, "thank you").unwrap();
    let event = stage.event("MESSAGE_CREATE").await;
    assert!(event.get("guild_id").is_none());
    stage.done().await;
}
