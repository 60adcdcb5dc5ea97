//! Limits on the numbers of objects.

use crate::stage::Stage;
use discord_sandbox::permissions::{BYPASS_SLOWMODE, Overwrite, OverwriteKind};
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::{Value, json};
use std::time::Duration;

/// Sets a stage on which the bot may do everything.
async fn set() -> Stage {
    let stage = Stage::new().await;
    let all = RoleSpec { permissions: Some(u64::MAX), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, all).unwrap();
    let give = |world: &mut discord_sandbox::world::World| {
        world.change_member(stage.guild, stage.bot.id, |bot| bot.roles.push(role))
    };
    stage.sandbox.change(give).unwrap();
    stage
}

#[tokio::test]
async fn a_category_holds_fifty_channels_and_a_guild_five_hundred() {
    let stage = set().await;
    let new =
        |name: &str, kind, parent| ChannelSpec { parent_id: Some(parent), ..ChannelSpec::new(name, kind) };
    let create = |spec| stage.sandbox.create_channel(stage.guild, spec).unwrap();
    let category = create(new("Games", kind::CATEGORY, None));
    for number in 0..50 {
        create(new(&format!("c{number}"), kind::TEXT, Some(category)));
    }
    let path = format!("/guilds/{}/channels", stage.guild);
    let inside = json!({"name": "x", "parent_id": category.to_string()});
    stage.call("POST", &path, inside).await.complains("parent_id", "CHANNEL_PARENT_MAX_CHANNELS");
    let moved = json!({"parent_id": category.to_string()});
    let own = format!("/channels/{}", stage.channel);
    stage.call("PATCH", &own, moved).await.complains("parent_id", "CHANNEL_PARENT_MAX_CHANNELS");
    // With `general`, the category and its channels there are 52.
    for number in 52..500 {
        create(new(&format!("more{number}"), kind::TEXT, None));
    }
    stage.call("POST", &path, json!({"name": "x"})).await.fails(400, 30013);
    stage.done().await;
}

#[tokio::test]
async fn a_guild_has_250_roles() {
    let stage = set().await;
    let path = format!("/guilds/{}/roles", stage.guild);
    let mut count = stage.get(&path).await.ok().as_array().unwrap().len();
    while count < 250 {
        stage.call("POST", &path, json!({"name": "r"})).await.ok();
        count += 1;
    }
    stage.call("POST", &path, json!({"name": "r"})).await.fails(400, 30005);
    stage.done().await;
}

#[tokio::test]
async fn a_channel_holds_250_pins() {
    let stage = set().await;
    let base = format!("/channels/{}/messages/pins", stage.channel);
    for number in 0..=250 {
        let id = stage.alice.send(stage.channel, "x").unwrap();
        let answer = stage.call("PUT", &format!("{base}/{id}"), json!(null)).await;
        if number < 250 {
            answer.ok();
        } else {
            answer.fails(400, 30003);
        }
    }
    stage.done().await;
}

#[tokio::test]
async fn two_hundred_commands_are_created_in_a_day() {
    let stage = Stage::new().await;
    stage.sandbox.set_realistic_limits(true);
    let path = format!("/applications/{}/guilds/{}/commands", stage.bot.id, stage.guild);
    let commands = |prefix: &str| -> Value {
        (0..100).map(|n| json!({"name": format!("{prefix}{n}"), "description": "d"})).collect()
    };
    for prefix in ["a", "b"] {
        stage.call("PUT", &path, commands(prefix)).await.ok();
        stage.sandbox.advance(Duration::from_secs(30));
    }
    // Existing ones are not created.
    stage.call("PUT", &path, commands("b")).await.ok();
    stage.sandbox.advance(Duration::from_secs(30));
    stage.call("PUT", &path, commands("c")).await.fails(400, 30034);
    stage.sandbox.advance(Duration::from_secs(24 * 60 * 60));
    stage.call("PUT", &path, commands("c")).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn who_is_timed_out_sees_and_reads_and_that_is_all() {
    let stage = set().await;
    let until = |time| {
        stage.sandbox.change(|world| {
            world.change_member(stage.guild, stage.bot.id, |bot| {
                bot.roles.truncate(1);
                bot.timed_out_until = time;
            })
        })
    };
    until(Some(i64::MAX / 2)).unwrap();
    stage.post(json!({"content": "x"})).await.fails(403, 50013);
    let threads = format!("/channels/{}/threads", stage.channel);
    stage.call("POST", &threads, json!({"name": "t", "type": 11})).await.fails(403, 50013);
    stage.call("POST", &format!("/guilds/{}/roles", stage.guild), json!({})).await.fails(403, 50013);
    stage.get(&format!("/channels/{}/messages", stage.channel)).await.ok();
    until(None).unwrap();
    stage.post(json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn slow_mode_can_be_passed_by_who_may() {
    let stage = Stage::new().await;
    let slow = ChannelSpec { slow_mode: Some(60), ..ChannelSpec::default() };
    stage.sandbox.change(|world| world.change_channel(stage.channel, slow)).unwrap();
    let allow =
        Overwrite { id: stage.alice.id, kind: OverwriteKind::Member, allow: BYPASS_SLOWMODE, deny: 0 };
    stage.sandbox.set_overwrite(stage.channel, allow).unwrap();
    for _ in 0..2 {
        stage.alice.send(stage.channel, "x").unwrap();
    }
    stage.bob.send(stage.channel, "x").unwrap();
    assert_eq!(stage.bob.send(stage.channel, "x").unwrap_err().code, 20016);
    stage.done().await;
}

#[tokio::test]
async fn a_nonce_is_remembered_for_a_few_minutes() {
    let stage = Stage::new().await;
    let body = json!({"content": "x", "nonce": "n", "enforce_nonce": true});
    let first = stage.posted(body.clone()).await;
    // However many messages come in between.
    for _ in 0..200 {
        stage.alice.send(stage.channel, "y").unwrap();
    }
    assert_eq!(stage.posted(body.clone()).await, first);
    stage.sandbox.advance(Duration::from_secs(600));
    assert_ne!(stage.posted(body).await, first);
    stage.done().await;
}
