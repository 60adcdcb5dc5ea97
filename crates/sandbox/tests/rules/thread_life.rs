//! The life of threads: their first message, silence, locks and invitations.

use crate::stage::Stage;
use discord_sandbox::permissions::{MANAGE_THREADS, Overwrite, OverwriteKind};
use discord_sandbox::world::{ChannelSpec, kind};
use serde_json::{Value, json};
use std::time::Duration;

fn number(value: &Value) -> u64 {
    value["id"].as_str().unwrap().parse().unwrap()
}

/// Takes the right to manage threads away from the bot.
fn demote(stage: &Stage) {
    let overwrite =
        Overwrite { id: stage.bot.id, kind: OverwriteKind::Member, allow: 0, deny: MANAGE_THREADS };
    stage.sandbox.set_overwrite(stage.channel, overwrite).unwrap();
}

/// Creates a thread of this type by the bot.
async fn thread(stage: &Stage, kind: u8) -> u64 {
    let path = format!("/channels/{}/threads", stage.channel);
    number(&stage.call("POST", &path, json!({"name": "t", "type": kind})).await.ok())
}

#[tokio::test]
async fn a_thread_from_a_message_begins_with_the_way_back() {
    let mut stage = Stage::new().await;
    let id = stage.posted(json!({"content": "Game 1"})).await;
    let path = format!("{}/threads", stage.message_path(id));
    stage.call("POST", &path, json!({"name": "Game 1"})).await.ok();
    let starter = loop {
        let message = stage.event("MESSAGE_CREATE").await;
        if message["type"] == 21 {
            break message;
        }
    };
    assert_eq!((&starter["type"], &starter["content"]), (&json!(21), &json!("")));
    assert_eq!(starter["message_reference"]["message_id"], id.to_string());
    assert_eq!(starter["message_reference"]["channel_id"], stage.channel.to_string());
    let listed = stage.get(&format!("/channels/{id}/messages")).await.ok();
    assert_eq!(listed[0]["referenced_message"]["content"], "Game 1");
    assert_eq!(stage.get(&format!("/channels/{id}")).await.ok()["message_count"], 0);
    let pin = format!("/channels/{id}/messages/pins/{}", number(&starter));
    stage.call("PUT", &pin, json!(null)).await.fails(403, 50021);
    stage.done().await;
}

#[tokio::test]
async fn silent_threads_are_put_away_when_their_time_comes() {
    let mut stage = Stage::new().await;
    let path = format!("/channels/{}/threads", stage.channel);
    let body = json!({"name": "t", "type": 11, "auto_archive_duration": 60});
    let id = number(&stage.call("POST", &path, body).await.ok());
    let minutes = |count: u64| Duration::from_secs(count * 60);
    stage.sandbox.advance(minutes(59));
    stage.alice.send(id, "still here").unwrap();
    stage.sandbox.advance(minutes(59));
    assert!(!stage.sandbox.look(|world| world.channel(id).unwrap().thread.as_ref().unwrap().archived));
    stage.sandbox.advance(minutes(2));
    let update = stage.event("THREAD_UPDATE").await;
    assert_eq!(
        (&update["id"], &update["thread_metadata"]["archived"]),
        (&json!(id.to_string()), &json!(true))
    );
    // The thread comes back, with the bot's membership.
    stage.alice.send(id, "back").unwrap();
    let update = stage.event("THREAD_UPDATE").await;
    assert_eq!(update["thread_metadata"]["archived"], false);
    let member = stage.event("THREAD_MEMBER_UPDATE").await;
    assert_eq!(
        (&member["id"], &member["user_id"]),
        (&json!(id.to_string()), &json!(stage.bot.id.to_string()))
    );
    stage.done().await;
}

#[tokio::test]
async fn an_archived_thread_takes_no_reactions_and_no_pins() {
    let stage = Stage::new().await;
    let id = thread(&stage, 11).await;
    let message = stage.alice.send(id, "e4").unwrap();
    stage.call("PATCH", &format!("/channels/{id}"), json!({"archived": true})).await.ok();
    let base = format!("/channels/{id}/messages");
    let reaction = format!("{base}/{message}/reactions/%F0%9F%91%8D/@me");
    stage.call("PUT", &reaction, json!(null)).await.fails(400, 50083);
    stage.call("PUT", &format!("{base}/pins/{message}"), json!(null)).await.fails(400, 50083);
    let member = format!("/channels/{id}/thread-members/{}", stage.bob.id);
    stage.call("PUT", &member, json!(null)).await.fails(400, 50083);
    stage.done().await;
}

#[tokio::test]
async fn what_is_for_moderators_is_not_for_owners() {
    let stage = Stage::new().await;
    let id = thread(&stage, 11).await;
    let path = format!("/channels/{id}");
    let message = stage.call("POST", &format!("{path}/messages"), json!({"content": "e4"})).await.ok();
    demote(&stage);
    for refused in [json!({"locked": true}), json!({"rate_limit_per_user": 5})] {
        stage.call("PATCH", &path, refused).await.fails(403, 50013);
    }
    stage.call("PATCH", &path, json!({"name": "mine", "auto_archive_duration": 60})).await.ok();
    stage.sandbox.change(|world| {
        let channel = world.channel(id).unwrap();
        assert!(!channel.thread.as_ref().unwrap().locked);
    });
    stage.control("PATCH", &path, json!({"locked": true})).await.ok();
    let edit = format!("{path}/messages/{}", number(&message));
    stage.call("PATCH", &edit, json!({"content": "e5"})).await.fails(403, 160_005);
    stage.call("POST", &format!("{path}/messages"), json!({"content": "x"})).await.fails(403, 160_005);
    stage.done().await;
}

#[tokio::test]
async fn only_moderators_invite_into_a_private_thread_that_is_not_open_to_it() {
    let stage = Stage::new().await;
    let base = format!("/_sandbox/channels/{}/threads", stage.channel);
    let body = json!({"owner_id": stage.alice.id.to_string(), "name": "t", "type": 12, "invitable": false});
    let made = stage.control("POST", base.trim_start_matches("/_sandbox"), body).await.ok();
    let id = number(&made);
    stage.sandbox.change(|world| world.join_thread(id, stage.bot.id)).unwrap();
    let member = format!("/channels/{id}/thread-members/{}", stage.bob.id);
    demote(&stage);
    stage.call("PUT", &member, json!(null)).await.fails(403, 50013);
    stage.control("PATCH", &format!("/channels/{id}"), json!({"name": "same"})).await.ok();
    let open = thread(&stage, 12).await;
    let member = format!("/channels/{open}/thread-members/{}", stage.bob.id);
    stage.call("PUT", &member, json!(null)).await.ok();
    let changed = stage.call("PATCH", &format!("/channels/{open}"), json!({"invitable": false})).await.ok();
    assert_eq!(changed["thread_metadata"]["invitable"], false);
    stage.done().await;
}

#[tokio::test]
async fn the_type_of_a_thread_fits_its_channel() {
    let stage = Stage::new().await;
    let news = ChannelSpec::new("news", kind::ANNOUNCEMENT);
    let news = stage.sandbox.create_channel(stage.guild, news).unwrap();
    for (channel, kind) in [(stage.channel, 10), (news, 11), (news, 12)] {
        let path = format!("/channels/{channel}/threads");
        stage.call("POST", &path, json!({"name": "t", "type": kind})).await.fails(400, 50024);
    }
    let made = stage.call("POST", &format!("/channels/{news}/threads"), json!({"name": "t"})).await.ok();
    assert_eq!(made["type"], 10);
    stage.done().await;
}

/// Waits for the next message of a type.
async fn notice(stage: &mut Stage, kind: u8) -> Value {
    loop {
        let message = stage.event("MESSAGE_CREATE").await;
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn threads_say_who_was_added_and_what_they_are_called_now() {
    let mut stage = Stage::new().await;
    let id = thread(&stage, kind::PUBLIC_THREAD).await;
    let alice = format!("/channels/{id}/thread-members/{}", stage.alice.id);
    stage.call("PUT", &alice, json!(null)).await.ok();
    let added = notice(&mut stage, 1).await;
    assert_eq!(added["author"]["id"], stage.bot.id.to_string());
    assert_eq!(added["mentions"][0]["id"], stage.alice.id.to_string());
    // There is no second notice, nor one about users who join and leave by themselves.
    stage.call("PUT", &alice, json!(null)).await.ok();
    stage.call("DELETE", &alice, json!(null)).await.ok();
    let removed = notice(&mut stage, 2).await;
    assert_eq!(removed["mentions"][0]["id"], stage.alice.id.to_string());
    stage.call("DELETE", &format!("/channels/{id}/thread-members/@me"), json!(null)).await.ok();
    stage.call("PUT", &format!("/channels/{id}/thread-members/@me"), json!(null)).await.ok();
    stage.call("PATCH", &format!("/channels/{id}"), json!({"name": "t", "locked": false})).await.ok();
    stage.call("PATCH", &format!("/channels/{id}"), json!({"name": "Game 2"})).await.ok();
    assert_eq!(notice(&mut stage, 4).await["content"], "Game 2");
    let listed = stage.get(&format!("/channels/{id}/messages")).await.ok();
    let kinds = listed.as_array().unwrap().iter().map(|message| message["type"].clone()).collect::<Vec<_>>();
    assert_eq!(kinds, [4, 2, 1]);
    stage.done().await;
}
