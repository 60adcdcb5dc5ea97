//! Faults on request.

use crate::stage::Stage;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;

const POST: (&str, &str) = ("POST", "/channels/*/messages");

fn count(stage: &Stage) -> usize {
    stage.alice.messages(stage.channel).unwrap().len()
}

#[tokio::test]
async fn a_status_comes_back_without_effect() {
    let stage = Stage::new().await;
    let action = FaultAction::Status { status: 503, body: None };
    stage.sandbox.add_fault(FaultSpec::new(POST.0, POST.1, action).times(2));
    for _ in 0..2 {
        assert_eq!(stage.post(json!({"content": "x"})).await.status, 503);
    }
    assert_eq!(count(&stage), 0);
    stage.post(json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_rate_limit_on_request() {
    let stage = Stage::new().await;
    let body = json!({
        "method": POST.0, "path": POST.1,
        "action": {"type": "rate_limit", "retry_after": 0.25, "global": true},
    });
    stage.control("POST", "/faults", body).await.ok();
    let refused = stage.post(json!({"content": "x"})).await;
    assert_eq!((refused.status, &refused.body["retry_after"]), (429, &json!(0.25)));
    assert_eq!(refused.headers["x-ratelimit-global"], "true");
    let listed = stage.control("GET", "/faults", json!(null)).await.ok();
    assert_eq!(listed[0]["hits"], 1);
    stage.post(json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_lost_response_leaves_its_effect() {
    let stage = Stage::new().await;
    let send = || {
        stage
            .http
            .post(format!("{}/v10/channels/{}/messages", stage.sandbox.api_url(), stage.channel))
            .header("authorization", format!("Bot {}", stage.bot.token))
            .json(&json!({"content": "x"}))
            .send()
    };
    stage.sandbox.add_fault(FaultSpec::new(POST.0, POST.1, FaultAction::LoseResponse));
    assert!(send().await.is_err());
    assert_eq!(count(&stage), 1);
    stage.sandbox.add_fault(FaultSpec::new(POST.0, POST.1, FaultAction::Drop));
    assert!(send().await.is_err());
    assert_eq!(count(&stage), 1);
    stage.post(json!({"content": "x"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_slow_answer_is_an_answer() {
    let stage = Stage::new().await;
    let action = FaultAction::Delay { ms: 300 };
    stage.sandbox.add_fault(FaultSpec::new("GET", "/users/*", action));
    let begun = std::time::Instant::now();
    stage.get("/users/@me").await.ok();
    assert!(begun.elapsed() >= std::time::Duration::from_millis(300));
    stage.done().await;
}

#[tokio::test]
async fn faults_are_checked_and_cleared() {
    let stage = Stage::new().await;
    stage.control("POST", "/faults", json!({})).await.complains("action", "BASE_TYPE_REQUIRED");
    let odd = json!({"action": {"type": "explode"}});
    stage.control("POST", "/faults", odd).await.complains("action.type", "BASE_TYPE_CHOICES");
    let added = stage.control("POST", "/faults", json!({"action": {"type": "drop"}})).await.ok();
    let path = format!("/faults/{}", added["id"].as_str().unwrap());
    stage.control("DELETE", &path, json!(null)).await.ok();
    stage.control("DELETE", &path, json!(null)).await.fails(404, 0);
    stage.get("/users/@me").await.ok();
    stage.done().await;
}

#[tokio::test]
async fn gateway_faults_reach_the_sessions() {
    let mut stage = Stage::new().await;
    let sessions = stage.control("GET", "/gateway/sessions", json!(null)).await.ok();
    assert_eq!(sessions[0]["application_id"], stage.bot.id.to_string());
    stage.control("POST", "/gateway/duplicate", json!({"event": "MESSAGE_CREATE"})).await.ok();
    let id = stage.alice.send(stage.channel, "once").unwrap().to_string();
    assert_eq!(stage.event("MESSAGE_CREATE").await["id"], id);
    assert_eq!(stage.event("MESSAGE_CREATE").await["id"], id);
    stage
        .control("POST", "/gateway/close", json!({"code": 1006}))
        .await
        .complains("code", "GATEWAY_CODE_INVALID");
    stage.control("POST", "/gateway/nothing", json!({})).await.fails(404, 0);
    let cut = stage.control("POST", "/gateway/drop", json!({})).await.ok();
    assert_eq!(cut["connections"], 1);
    stage.done().await;
}
