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
    // Should the bucket refill meanwhile, it empties again.
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
async fn switched_off_there_are_none() {
    let stage = Stage::new().await;
    for _ in 0..30 {
        let answer = stage.post(json!({"content": "x"})).await;
        assert!(!answer.headers.contains_key("x-ratelimit-limit"));
        answer.ok();
    }
    stage.done().await;
}
