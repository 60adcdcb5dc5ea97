//! Any request gets an answer or Discord's error, and the sandbox keeps running.

use crate::stage::Stage;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

/// Generates JSON of any shape, with Discord's field names among the keys, which lets it reach the checks.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,20}".prop_map(Value::from),
        "[0-9]{1,20}".prop_map(Value::from),
    ];
    let key = prop_oneof![
        "[a-z_]{1,8}",
        prop::sample::select(vec![
            "content",
            "embeds",
            "components",
            "type",
            "custom_id",
            "options",
            "name",
            "description",
            "attachments",
            "id",
            "flags",
            "data",
            "choices",
            "title",
            "fields",
            "value",
            "style",
            "label",
            "allowed_mentions",
            "parse",
            "users",
            "message_reference",
            "message_id",
            "nonce",
            "url",
            "emoji",
            "min_values",
            "max_values",
            "required",
            "recipient_id",
            "permissions",
            "image",
            "author",
            "footer",
            "timestamp",
            "color",
            "channel_id",
            "values",
        ])
        .prop_map(str::to_owned),
    ];
    leaf.prop_recursive(4, 48, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::hash_map(key.clone(), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn routes(stage: &Stage) -> Vec<(&'static str, String)> {
    let (channel, guild, bot) = (stage.channel, stage.guild, stage.bot.id);
    vec![
        ("POST", format!("/channels/{channel}/messages")),
        ("POST", format!("/channels/{channel}/messages/bulk-delete")),
        ("POST", format!("/channels/{channel}/threads")),
        ("PATCH", format!("/channels/{channel}")),
        ("PUT", format!("/channels/{channel}/permissions/{guild}")),
        ("POST", "/users/@me/channels".into()),
        ("PATCH", "/users/@me".into()),
        ("PATCH", format!("/guilds/{guild}")),
        ("POST", format!("/guilds/{guild}/roles")),
        ("POST", format!("/guilds/{guild}/channels")),
        ("PATCH", format!("/guilds/{guild}/members/{bot}")),
        ("POST", format!("/applications/{bot}/commands")),
        ("PUT", format!("/applications/{bot}/guilds/{guild}/commands")),
    ]
}

/// Asserts that an answer is a success or an error in Discord's form.
fn assert_shape(status: u16, body: &Value, asked: &str) {
    assert_ne!(status / 100, 5, "{asked}: {status} {body}");
    if status >= 400 {
        assert!(body["code"].is_number() && body["message"].is_string(), "{asked}: {status} {body}");
    }
    if body["code"] == 50035 {
        assert!(body["errors"].is_object(), "{asked}: {body}");
    }
}

#[test]
fn any_json_body_gets_an_answer() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let stage = runtime.block_on(Stage::new());
    let routes = routes(&stage);
    let mut runner = TestRunner::new(Config { cases: 300, failure_persistence: None, ..Config::default() });
    let strategy = (any_json(), 0..routes.len() + 2);
    runner
        .run(&strategy, |(body, index)| {
            runtime.block_on(async {
                let answer = match routes.get(index) {
                    Some((method, path)) => stage.call(method, path, body).await,
                    None if index == routes.len() => {
                        let interaction = stage.playing().await;
                        let body = json!({"type": 4, "data": body});
                        stage.answer(&interaction, body).await
                    }
                    None => {
                        let path = format!("/users/{}/interactions", stage.alice.id);
                        stage.control("POST", &path, body).await
                    }
                };
                assert_shape(answer.status, &answer.body, &index.to_string());
            });
            Ok(())
        })
        .unwrap();
    runtime.block_on(stage.done());
}

#[test]
fn any_path_and_bytes_get_an_answer() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let stage = runtime.block_on(Stage::new());
    let segment = prop_oneof![
        Just("channels".to_owned()),
        Just("messages".to_owned()),
        Just("@me".to_owned()),
        Just("users".to_owned()),
        Just("guilds".to_owned()),
        Just("webhooks".to_owned()),
        Just("interactions".to_owned()),
        Just("%zz".to_owned()),
        Just("%ff%fe".to_owned()),
        Just("18446744073709551616".to_owned()),
        Just(stage.channel.to_string()),
        "[a-z0-9%@.-]{0,12}",
    ];
    let path = prop::collection::vec(segment, 0..6);
    let method = prop::sample::select(vec!["GET", "POST", "PUT", "PATCH", "DELETE"]);
    let media = prop::sample::select(vec![
        "application/json",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "text/plain",
        "",
    ]);
    let bytes = prop::collection::vec(any::<u8>(), 0..200);
    let mut runner = TestRunner::new(Config { cases: 300, failure_persistence: None, ..Config::default() });
    runner
        .run(&(path, method, media, bytes), |(path, method, media, bytes)| {
            runtime.block_on(async {
                let url = format!("{}/v10/{}", stage.sandbox.api_url(), path.join("/"));
                let Ok(url) = reqwest::Url::parse(&url) else { return };
                let response_is_ours = url.path().starts_with("/api/");
                let request = stage
                    .http
                    .request(reqwest::Method::from_bytes(method.as_bytes()).unwrap(), url)
                    .header("authorization", format!("Bot {}", stage.bot.token))
                    .header("content-type", media)
                    .body(bytes);
                let response = request.send().await.unwrap();
                let status = response.status().as_u16();
                let body = response.bytes().await.unwrap();
                let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
                // Dots may lead out of the API.
                if response_is_ours {
                    assert_shape(status, &body, &path.join("/"));
                }
            });
            Ok(())
        })
        .unwrap();
    runtime.block_on(stage.done());
}

#[tokio::test]
async fn broken_bodies_have_their_errors() {
    let stage = Stage::new().await;
    let url = format!("{}/v10/channels/{}/messages", stage.sandbox.api_url(), stage.channel);
    let send = async |media: &str, body: Vec<u8>| {
        let request = stage.http.post(&url).header("authorization", format!("Bot {}", stage.bot.token));
        let response = request.header("content-type", media).body(body).send().await.unwrap();
        let status = response.status().as_u16();
        let body: Value = response.json().await.unwrap();
        (status, body["code"].as_u64().unwrap())
    };
    assert_eq!(send("application/json", b"{".to_vec()).await, (400, 50109));
    assert_eq!(send("application/json", b"\xff\xfe".to_vec()).await, (400, 50109));
    assert_eq!(send("text/plain", b"x".to_vec()).await, (400, 50035));
    assert_eq!(send("multipart/form-data", b"x".to_vec()).await, (400, 50035));
    assert_eq!(send("multipart/form-data; boundary=x", b"--x\r\nnonsense".to_vec()).await, (400, 50035));
    assert_eq!(send("application/json", vec![b' '; 9 * 1024 * 1024]).await, (413, 40005));
    // Deep nesting must not exhaust the stack.
    assert_eq!(send("application/json", vec![b'['; 100_000]).await, (400, 50109));
    stage.post(json!({"content": "alive"})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn other_versions_methods_and_sites_are_refused() {
    let stage = Stage::new().await;
    let status = async |path: &str| {
        let response = stage.http.get(format!("{}{path}", stage.sandbox.url())).send().await.unwrap();
        (response.status().as_u16(), response.json::<Value>().await.unwrap_or_default())
    };
    assert_eq!(status("/api/v6/gateway").await.1["code"], 50041);
    assert_eq!(status("/api/gateway").await.0, 200);
    assert_eq!(status("/api/v10/gateway").await.0, 200);
    stage.call("PUT", "/users/@me", json!({})).await.fails(405, 0);
    stage.get("/nowhere").await.fails(404, 0);
    assert_eq!(stage.sandbox.unsupported().len(), 2);
    let foreign = stage
        .http
        .post(format!("{}/_sandbox/users", stage.sandbox.url()))
        .header("origin", "https://evil.example")
        .json(&json!({"username": "mallory"}));
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    stage.done().await;
}
