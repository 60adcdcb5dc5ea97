//! Answers that libraries refuse unless they are exactly Discord's.

use crate::desk::{Desk, Sent};
use crate::operations::PIXEL;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::{Value, json};

#[tokio::test]
async fn integrations_name_the_summary_of_their_application() {
    let desk = Desk::open(true).await;
    let (_, list) = desk.send("GET", "/guilds/{guild}/integrations", Sent::Nothing).await;
    assert_eq!(list[0]["application"]["summary"], "", "{list}");
    desk.close().await;
}

#[tokio::test]
async fn templates_are_whole_and_for_everybody_as_are_sticker_packs() {
    let desk = Desk::open(true).await;
    let (_, made) = desk.send("POST", "/guilds/{guild}/templates", Sent::Json(json!({"name": "Club"}))).await;
    let code = made["code"].as_str().unwrap();
    for path in [format!("/guilds/templates/{code}"), "/sticker-packs".to_owned()] {
        let url = format!("{}/v10{path}", desk.sandbox.api_url());
        let anybody = reqwest::Client::builder().user_agent("Anybody").build().unwrap();
        assert_eq!(anybody.get(url).send().await.unwrap().status(), 200, "{path}");
    }
    let (_, template) = desk.send("GET", &format!("/guilds/templates/{code}"), Sent::Nothing).await;
    let guild = &template["serialized_source_guild"];
    assert!(guild.as_object().unwrap().contains_key("icon_hash"), "{guild}");
    for channel in guild["channels"].as_array().unwrap() {
        assert!(channel["default_auto_archive_duration"].is_u64(), "{channel}");
    }
    desk.close().await;
}

#[tokio::test]
async fn a_rate_limit_that_was_asked_for_has_the_headers_of_its_route() {
    let desk = Desk::open(true).await;
    for global in [false, true] {
        let action = FaultAction::RateLimit { retry_after: 1.5, global };
        desk.sandbox.add_fault(FaultSpec::new("GET", "/users/@me", action));
        let url = format!("{}/v10/users/@me", desk.sandbox.api_url());
        let request =
            reqwest::Client::new().get(&url).header("authorization", format!("Bot {}", desk.bot.token));
        let response = request.header("user-agent", "DiscordBot (x, 1)").send().await.unwrap();
        assert_eq!(response.status(), 429);
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        assert_eq!(header("retry-after"), "2");
        assert_eq!(header("x-ratelimit-reset-after"), "1.500");
        assert_eq!(header("x-ratelimit-remaining") == "0", !global);
        assert!(!header("x-ratelimit-bucket").is_empty() && !header("x-ratelimit-limit").is_empty());
    }
    desk.close().await;
}

#[tokio::test]
async fn the_users_an_invite_is_for_have_a_status() {
    let desk = Desk::open(true).await;
    let (_, invite) = desk.send("POST", "/channels/{channel}/invites", Sent::Json(json!({}))).await;
    let path = format!("/invites/{}/target-users/job-status", invite["code"].as_str().unwrap());
    let (status, answer) = desk.send("GET", &path, Sent::Nothing).await;
    assert_eq!((status, &answer["status"], &answer["total_users"]), (200, &json!(0), &json!(0)), "{answer}");
    desk.close().await;
}

#[tokio::test]
async fn what_was_given_as_a_number_comes_back_as_text() {
    let desk = Desk::open(true).await;
    let command =
        json!({"name": "find", "description": 5, "description_localizations": {"de": 7, "fr": null}});
    let path = "/applications/{bot}/guilds/{guild}/commands";
    let (status, made) = desk.send("POST", path, Sent::Json(command)).await;
    assert_eq!(status, 201, "{made}");
    let (_, all) = desk.send("GET", &format!("{path}?with_localizations=true"), Sent::Nothing).await;
    let found = all.as_array().unwrap().iter().find(|one| one["name"] == "find").unwrap();
    assert_eq!(found["description"], "5");
    assert_eq!(found["description_localizations"], json!({"de": "7"}), "{found}");
    desk.close().await;
}

#[tokio::test]
async fn nothing_runs_from_right_to_left_by_a_trick() {
    let desk = Desk::open(true).await;
    let tricky = "cod\u{202e}exe";
    let is_plain = |value: &Value| !value.to_string().contains('\u{202e}');
    for (method, path, body) in [
        (
            "POST",
            "/channels/{channel}/messages",
            json!({"content": tricky, "embeds": [{"title": tricky, "footer": {"text": tricky}}]}),
        ),
        ("POST", "/channels/{channel}/threads", json!({"name": tricky, "type": 11})),
        ("POST", "/guilds/{guild}/roles", json!({"name": tricky})),
        ("POST", "/guilds/{guild}/channels", json!({"name": tricky, "topic": tricky})),
        ("PATCH", "/guilds/{guild}/members/@me", json!({"nick": tricky})),
        ("PATCH", "/users/@me", json!({"username": tricky})),
    ] {
        let (status, answer) = desk.send(method, path, Sent::Json(body)).await;
        assert!((200..300).contains(&status) && is_plain(&answer), "{path}: {status} {answer}");
    }
    let (status, error) =
        desk.send("POST", "/guilds/{guild}/roles", Sent::Json(json!({"name": "\u{202e}"}))).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "{error}");
    let (_, said) =
        desk.control("POST", "/users/{alice}/channels/{channel}/messages", json!({"content": tricky})).await;
    assert_eq!(said["content"], "codexe");
    let (_, user) =
        desk.control("POST", "/users", json!({"username": "e\u{202e}rin", "global_name": tricky})).await;
    assert!(is_plain(&user) && user["username"] == "erin", "{user}");
    desk.close().await;
}

#[tokio::test]
async fn pictures_of_webhooks_and_events_are_kept() {
    let desk = Desk::open(true).await;
    let webhook = json!({"name": "Hook", "avatar": PIXEL});
    let (_, webhook) = desk.send("POST", "/channels/{channel}/webhooks", Sent::Json(webhook)).await;
    let [id, token, avatar] = ["id", "token", "avatar"].map(|key| webhook[key].as_str().unwrap().to_owned());
    let path = format!("/webhooks/{id}/{token}?wait=true");
    let (_, said) = desk.send("POST", &path, Sent::Json(json!({"content": "hello"}))).await;
    assert_eq!(said["author"]["avatar"], avatar, "{said}");
    let event = json!({"name": "n", "privacy_level": 2, "entity_type": 3, "image": PIXEL,
        "scheduled_start_time": "2099-01-01T00:00:00Z", "scheduled_end_time": "2099-01-02T00:00:00Z",
        "entity_metadata": {"location": "here"}});
    let (status, event) = desk.send("POST", "/guilds/{guild}/scheduled-events", Sent::Json(event)).await;
    assert_eq!(status, 200, "{event}");
    let [event_id, image] = ["id", "image"].map(|key| event[key].as_str().unwrap().to_owned());
    for path in [format!("/avatars/{id}/{avatar}.png"), format!("/guild-events/{event_id}/{image}.png")] {
        let url = format!("{}{path}", desk.sandbox.url());
        assert_eq!(reqwest::get(url).await.unwrap().status(), 200, "{path}");
    }
    let none = Sent::Json(json!({"avatar": null}));
    let (_, webhook) = desk.send("PATCH", &format!("/webhooks/{id}"), none).await;
    assert_eq!(webhook["avatar"], json!(null));
    desk.close().await;
}

#[tokio::test]
async fn an_application_switches_its_intents_by_flags() {
    let desk = Desk::open(true).await;
    for flags in [1 << 15 | 1 << 19, 0, 1 << 13] {
        let change = Sent::Json(json!({"flags": flags}));
        let (status, application) = desk.send("PATCH", "/applications/@me", change).await;
        assert_eq!((status, application["flags"].as_u64()), (200, Some(flags)), "{application}");
    }
    desk.close().await;
}
