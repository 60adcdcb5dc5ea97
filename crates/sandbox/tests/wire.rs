//! Requests of libraries other than serenity, and the answers that they need.

use crate::stage::Stage;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

fn request(stage: &Stage, method: Method, path: &str) -> RequestBuilder {
    let authorization = format!("Bot {}", stage.bot.token);
    stage
        .http
        .request(method, format!("{}{path}", stage.sandbox.url()))
        .header("authorization", authorization)
}

async fn json_of(request: RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap_or_default())
}

#[tokio::test]
async fn bodies_may_be_url_encoded_with_their_json_in_one_field() {
    let stage = Stage::new().await;
    let payload = json!({"content": "a & b = ü", "embeds": [{"title": "t"}]}).to_string();
    let messages = format!("/api/v10/channels/{}/messages", stage.channel);
    let (status, sent) =
        json_of(request(&stage, Method::POST, &messages).form(&[("payload_json", &payload)])).await;
    assert_eq!(
        (status, &sent["content"], &sent["embeds"][0]["title"]),
        (200, &json!("a & b = ü"), &json!("t"))
    );
    let broken = request(&stage, Method::POST, &messages).form(&[("payload_json", "{")]);
    assert_eq!(json_of(broken).await.1["code"], 50109);

    let interaction = stage.playing().await;
    let path = format!("/api/v10/interactions/{}/{}/callback", interaction.id, interaction.token);
    let payload = json!({"type": 4, "data": {"content": "played"}}).to_string();
    let answer = stage.http.post(format!("{}{path}", stage.sandbox.url())).form(&[("payload_json", payload)]);
    assert_eq!(json_of(answer).await.0, 204);
    assert_eq!(stage.bob.messages(stage.channel).unwrap()[0]["content"], "played");
    let noted = stage.sandbox.violations();
    assert_eq!(noted.len(), 1, "{noted:?}");
    assert!(noted[0]["message"].as_str().unwrap().contains("invalid JSON"), "{noted:?}");
    stage.done().await;
}

#[tokio::test]
async fn every_answer_names_the_proxy_it_came_through() {
    let stage = Stage::new().await;
    let fault = discord_sandbox::FaultSpec::new(
        "GET",
        "/users/@me",
        discord_sandbox::FaultAction::RateLimit { retry_after: 1.0, global: false },
    );
    stage.sandbox.add_fault(fault);
    for (path, status) in [
        ("/api/v10/users/@me", 429),
        ("/api/v10/users/@me", 200),
        ("/api/v10/channels/1", 404),
        ("/api/v10/nowhere", 404),
        ("/api/v6/users/@me", 400),
    ] {
        let response = request(&stage, Method::GET, path).send().await.unwrap();
        assert_eq!(response.status().as_u16(), status, "{path}");
        assert_eq!(response.headers()["via"], "1.1 google", "{path}");
    }
    stage.done().await;
}

#[tokio::test]
async fn applications_have_the_deprecated_summary() {
    let stage = Stage::new().await;
    for path in ["/oauth2/applications/@me", "/applications/@me"] {
        assert_eq!(stage.get(path).await.ok()["summary"], "", "{path}");
    }
    stage.done().await;
}

#[tokio::test]
async fn version_nine_is_served_like_version_ten() {
    let stage = Stage::new().await;
    for version in ["/v9", "/v10", ""] {
        let path = format!("/api{version}/channels/{}/messages", stage.channel);
        let (status, sent) =
            json_of(request(&stage, Method::POST, &path).json(&json!({"content": version.to_owned() + "."})))
                .await;
        assert_eq!(status, 200, "{version}: {sent}");
    }
    for version in ["v8", "v5", "v11", "v99"] {
        let path = format!("/api/{version}/users/@me");
        assert_eq!(json_of(request(&stage, Method::GET, &path)).await.1["code"], 50041, "{version}");
    }
    stage.done().await;
}

#[tokio::test]
async fn a_callback_of_files_alone_is_not_empty() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let path = format!("/interactions/{}/{}/callback", interaction.id, interaction.token);
    // The list of files is beside the data, not in it.
    let payload = json!({"type": 4, "data": {}, "attachments": [{"id": 0, "filename": "board.txt"}]});
    stage.upload("POST", &path, payload, &[("files[0]", "board.txt", b"board".to_vec())]).await.ok();
    let sent = stage.bob.messages(stage.channel).unwrap();
    assert_eq!(sent[0]["attachments"][0]["filename"], "board.txt");
    assert_eq!(stage.sandbox.violations(), Vec::<Value>::new());
    stage.done().await;
}
