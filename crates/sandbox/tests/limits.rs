//! Rate limits.

use crate::stage::Stage;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn buckets_say_what_is_left_and_refuse_when_empty() {
    let stage = Stage::new().await;
    stage.sandbox.set_realistic_limits(true);
    let first = stage.post(json!({"content": "1"})).await;
    for header in ["limit", "remaining", "reset", "reset-after", "bucket"] {
        assert!(first.headers.contains_key(format!("x-ratelimit-{header}")), "{header}");
    }
    assert_eq!(first.headers["x-ratelimit-limit"], "5");
    let mut refused = None;
    // If the bucket refills meanwhile, it is emptied again.
    for number in 2..100 {
        let answer = stage.post(json!({"content": number.to_string()})).await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("no limit was met");
    assert_eq!(refused.body["global"], false);
    assert!(refused.body["retry_after"].as_f64().unwrap() > 0.0);
    assert_eq!(refused.headers["x-ratelimit-scope"], "user");
    assert!(refused.headers.contains_key("retry-after"));
    stage.sandbox.advance(Duration::from_secs(6));
    stage.post(json!({"content": "again"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn buckets_are_per_channel_and_interactions_are_exempt() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.sandbox.set_realistic_limits(true);
    for _ in 0..10 {
        stage.post(json!({"content": "x"})).await;
    }
    let other = discord_sandbox::world::ChannelSpec::new("other", 0);
    let other = stage.sandbox.create_channel(stage.guild, other).unwrap();
    stage.call("POST", &format!("/channels/{other}/messages"), json!({"content": "x"})).await.ok();
    let answer = stage.answer(&interaction, json!({"type": 4, "data": {"content": "x"}})).await;
    assert!(!answer.headers.contains_key("x-ratelimit-limit"));
    answer.ok();
    stage.done().await;
}

#[tokio::test]
async fn switched_off_headers_remain_and_nobody_waits() {
    let stage = Stage::new().await;
    for _ in 0..30 {
        let answer = stage.post(json!({"content": "x"})).await;
        assert_eq!(answer.headers["x-ratelimit-remaining"], "999");
        answer.ok();
    }
    stage.done().await;
}

#[tokio::test]
async fn routes_that_belong_together_name_the_same_bucket() {
    let stage = Stage::new().await;
    let id = stage.posted(json!({"content": "x"})).await;
    let reaction = format!("{}/reactions/%F0%9F%91%8D/@me", stage.message_path(id));
    let bucket = |answer: &crate::stage::Answer| answer.headers["x-ratelimit-bucket"].clone();
    let added = bucket(&stage.call("PUT", &reaction, json!(null)).await);
    assert_eq!(added, bucket(&stage.call("DELETE", &reaction, json!(null)).await));
    assert_ne!(added, bucket(&stage.get(&stage.message_path(id)).await));
    stage.done().await;
}

#[tokio::test]
async fn a_channel_gets_two_names_in_ten_minutes() {
    let stage = Stage::new().await;
    stage
        .sandbox
        .change(|world| {
            let role = world.member(stage.guild, stage.bot.id)?.roles[0];
            let all = discord_sandbox::world::RoleSpec { permissions: Some(u64::MAX), ..Default::default() };
            world.change_role(stage.guild, role, all)
        })
        .unwrap();
    stage.sandbox.set_realistic_limits(true);
    let path = format!("/channels/{}", stage.channel);
    for name in ["one", "two"] {
        stage.call("PATCH", &path, json!({"name": name})).await.ok();
    }
    let refused = stage.call("PATCH", &path, json!({"name": "three"})).await;
    assert_eq!((refused.status, &refused.headers["x-ratelimit-scope"]), (429, &"shared".parse().unwrap()));
    assert!(refused.body["retry_after"].as_f64().unwrap() > 500.0);
    stage.call("PATCH", &path, json!({"nsfw": true})).await.ok();
    stage.sandbox.advance(Duration::from_secs(601));
    stage.call("PATCH", &path, json!({"name": "three"})).await.ok();
    stage.done().await;
}
