//! Departures that a strict sandbox fails, and any other accepts and records.

use crate::stage::Stage;
use base64::Engine;
use discord_sandbox::{Config, Sandbox};
use reqwest::{Client, Method};
use serde_json::{Value, json};

struct Strict {
    sandbox: Sandbox,
    token: String,
    guild: u64,
    channel: u64,
    http: Client,
}

async fn start() -> Strict {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let bot = sandbox.create_application("Umpire");
    let alice = sandbox.create_user("alice");
    let guild = sandbox.create_guild("Club", alice.id, &[], &[bot.id]).unwrap();
    sandbox
        .change(|world| {
            let role = world.member(guild, bot.id)?.roles[0];
            let all = discord_sandbox::world::RoleSpec { permissions: Some(u64::MAX), ..Default::default() };
            world.change_role(guild, role, all)
        })
        .unwrap();
    let channel = sandbox.channel_named(guild, "general").unwrap();
    let http = Client::builder().user_agent("DiscordBot (https://example.com, 1)").build().unwrap();
    Strict { sandbox, token: bot.token, guild, channel, http }
}

impl Strict {
    async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/v10{path}", self.sandbox.api_url());
        let request = self.http.request(method, url).header("authorization", format!("Bot {}", self.token));
        let response = request.json(&body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }
}

/// Returns a picture of one pixel.
fn picture() -> String {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 1, 1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&[1, 2, 3]).unwrap();
    format!("data:image/png;base64,{}", base64::engine::general_purpose::STANDARD.encode(bytes))
}

/// Returns requests with a field that has no effect.
fn ignored(guild: u64) -> Vec<(Method, String, Value, &'static str)> {
    vec![
        (
            Method::PATCH,
            "/applications/@me".into(),
            json!({"event_webhooks_status": 2}),
            "event_webhooks_status",
        ),
        (
            Method::PATCH,
            "/applications/@me".into(),
            json!({"event_webhooks_types": []}),
            "event_webhooks_types",
        ),
        (Method::PATCH, format!("/guilds/{guild}"), json!({"features": ["COMMUNITY"]}), "features"),
    ]
}

#[tokio::test]
async fn fields_that_are_ignored_fail() {
    let strict = start().await;
    for (method, path, body, field) in ignored(strict.guild) {
        let (status, error) = strict.call(method, &path, body).await;
        assert_eq!((status, &error["code"]), (404, &json!(0)), "{path}: {error}");
        assert!(error["message"].as_str().unwrap().contains(field), "{error}");
    }
    assert_eq!(strict.sandbox.unsupported().len(), 3);
    let told = strict.sandbox.departures();
    assert!(
        told.iter()
            .any(|line| line == "Not supported (1 times): PATCH /applications/@me (event_webhooks_types)"),
        "{told:#?}"
    );
    strict.sandbox.shutdown().await;
}

#[tokio::test]
async fn fields_that_are_ignored_are_recorded_at_least() {
    let stage = Stage::new().await;
    stage.call("PATCH", "/applications/@me", json!({"event_webhooks_types": []})).await.ok();
    stage.call("PATCH", "/applications/@me", json!({"event_webhooks_status": 2})).await.ok();
    let noted = stage.sandbox.unsupported();
    let paths = noted.iter().map(|one| one["path"].as_str().unwrap()).collect::<Vec<_>>();
    let expected = ["/applications/@me (event_webhooks_types)", "/applications/@me (event_webhooks_status)"];
    assert!(expected.iter().all(|path| paths.contains(path)) && paths.len() == 2, "{paths:?}");
    stage.done().await;
}

#[tokio::test]
async fn requests_without_a_user_agent_fail() {
    let strict = start().await;
    let url = format!("{}/v10/users/@me", strict.sandbox.api_url());
    let bare = Client::new().get(&url).header("authorization", format!("Bot {}", strict.token));
    let response = bare.send().await.unwrap();
    assert_eq!(response.status(), 403);
    assert_eq!(response.json::<Value>().await.unwrap()["code"], 40333);
    assert_eq!(strict.call(Method::GET, "/users/@me", json!(null)).await.0, 200);
    strict.sandbox.shutdown().await;
}

#[tokio::test]
async fn departures_from_the_description_fail() {
    let strict = start().await;
    let path = format!("/channels/{}/messages", strict.channel);
    // The rule book does not know it, but the description does.
    let (status, error) =
        strict.call(Method::POST, &path, json!({"embeds": [{"title": "t", "provider": 7}]})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "{error}");
    let complaint = &error["errors"]["embeds"]["0"]["provider"]["_errors"][0];
    assert_eq!(complaint["code"], "MODEL_TYPE_CONVERT", "{error}");
    assert!(complaint["message"].as_str().unwrap().contains("/body/embeds/0/provider"), "{error}");
    let (_, refused) = strict.call(Method::POST, &path, json!({"content": "x".repeat(2001)})).await;
    assert_eq!(refused["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    assert_eq!(strict.call(Method::POST, &path, json!({"content": "x"})).await.0, 200);
    strict.sandbox.shutdown().await;
}

#[tokio::test]
async fn limits_are_on_and_privileged_intents_off() {
    let strict = start().await;
    let url = format!("{}/v10/users/@me", strict.sandbox.api_url());
    let request = strict.http.get(url).header("authorization", format!("Bot {}", strict.token));
    assert!(request.send().await.unwrap().headers().contains_key("x-ratelimit-limit"));
    let (_, application) = strict.call(Method::GET, "/applications/@me", json!(null)).await;
    assert_eq!(application["flags"], 0);
    strict.sandbox.shutdown().await;
}

#[tokio::test]
async fn a_picture_is_kept_and_changed_twice_an_hour() {
    let strict = start().await;
    let path = "/users/@me";
    let (status, user) = strict.call(Method::PATCH, path, json!({"avatar": picture()})).await;
    assert_eq!(status, 200, "{user}");
    let hash = user["avatar"].as_str().unwrap();
    let url = format!("{}/avatars/{}/{hash}.png", strict.sandbox.url(), user["id"].as_str().unwrap());
    let answer = strict.http.get(&url).send().await.unwrap();
    assert_eq!(
        (answer.status().as_u16(), &answer.headers()["content-type"]),
        (200, &"image/png".parse().unwrap())
    );
    assert_eq!(strict.call(Method::PATCH, path, json!({"avatar": null})).await.1["avatar"], json!(null));
    assert_eq!(strict.http.get(&url).send().await.unwrap().status(), 404);
    let (status, error) = strict.call(Method::PATCH, path, json!({"avatar": picture()})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert_eq!(error["errors"]["avatar"]["_errors"][0]["code"], "AVATAR_RATE_LIMIT");
    strict.sandbox.advance(std::time::Duration::from_secs(3600));
    assert_eq!(strict.call(Method::PATCH, path, json!({"avatar": picture()})).await.0, 200);
    strict.sandbox.shutdown().await;
}
