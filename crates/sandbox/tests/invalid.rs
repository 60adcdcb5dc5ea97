//! Requests that Discord refuses with 50035, in a strict sandbox and in any other.

use crate::desk::{Desk, Sent};
use serde_json::{Value, json};

type Bad = (&'static str, &'static str, Value);

fn bodies() -> Vec<Bad> {
    let post = |body: Value| ("POST", "/channels/{channel}/messages", body);
    let row = |component: Value| post(json!({"components": [{"type": 1, "components": [component]}]}));
    let channel = |body: Value| ("PATCH", "/channels/{channel}", body);
    let commands = "/applications/{bot}/guilds/{guild}/commands";
    let alike = json!({"de": "gleich"});
    let option =
        |name: &str| json!({"type": 3, "name": name, "description": "d", "name_localizations": alike});
    let choice = |name: &str| json!({"name": name, "value": name, "name_localizations": alike});
    let command = |name: &str| json!({"name": name, "description": "d", "name_localizations": alike});
    let rule = |trigger: u8, action: Value| {
        let body = json!({"name": "r", "event_type": 1, "trigger_type": trigger, "actions": [action]});
        ("POST", "/guilds/{guild}/auto-moderation/rules", body)
    };
    let overwrites = (0..101).map(|_| json!({"id": "{guild}", "type": 0})).collect::<Vec<_>>();
    let both = json!({"emoji_id": "1234567890123456", "emoji_name": "👍"});
    let invite = |body: Value| ("POST", "/channels/{voice}/invites", body);
    vec![
        row(json!({"type": 2, "style": 1, "label": "l", "custom_id": "c", "sku_id": "1234567890123456"})),
        row(json!({"type": 2, "style": 6, "label": "l", "sku_id": "1234567890123456"})),
        row(json!({"type": 2, "style": 6, "custom_id": "c", "sku_id": "1234567890123456"})),
        row(json!({"type": 2, "style": 6})),
        row(json!({"type": 5, "custom_id": "c", "default_values": [{"type": "user"}]})),
        row(json!({"type": 5, "custom_id": "c", "default_values": [{"id": "{alice}"}]})),
        post(json!({"content": "x", "message_reference": {"message_id": "{message}", "guild_id": "abc"}})),
        post(json!({"content": "x", "message_reference": {"message_id": "abc"}})),
        ("POST", commands, json!({"name": "c", "description": "d", "options": [option("a"), option("b")]})),
        (
            "POST",
            commands,
            json!({"name": "c", "description": "d", "options": [
            {"type": 3, "name": "o", "description": "d", "choices": [choice("a"), choice("b")]}]}),
        ),
        ("PUT", commands, json!([command("a"), command("b")])),
        rule(3, json!({"type": 3, "metadata": {"duration_seconds": 60}})),
        rule(4, json!({"type": 3, "metadata": {"duration_seconds": 60}})),
        rule(1, json!({"type": 4})),
        rule(4, json!({"type": 1})),
        rule(6, json!({"type": 1})),
        ("PATCH", "/channels/{channel}", json!({"name": null})),
        ("PATCH", "/guilds/{guild}", json!({"owner_id": "abc"})),
        ("PATCH", "/guilds/{guild}", json!({"afk_channel_id": "{channel}"})),
        ("PATCH", "/guilds/{guild}", json!({"system_channel_id": "{voice}"})),
        ("POST", "/channels/{channel}/webhooks", json!({"name": "Hook", "avatar": "nope"})),
        ("PATCH", "/applications/@me", json!({"flags": -1})),
        (
            "POST",
            "/guilds/{guild}/scheduled-events",
            json!({"name": "n", "privacy_level": 2, "entity_type": 3, "image": "nope",
                "scheduled_start_time": "2099-01-01T00:00:00Z", "scheduled_end_time": "2099-01-02T00:00:00Z",
                "entity_metadata": {"location": "here"}}),
        ),
        ("PATCH", "/channels/{forum}", json!({"default_reaction_emoji": both})),
        (
            "PATCH",
            "/channels/{forum}",
            json!({"available_tags": [
            {"name": "t", "emoji_id": "1234567890123456", "emoji_name": "👍"}]}),
        ),
        channel(json!({"type": 2})),
        channel(json!({"type": 15})),
        ("PATCH", "/channels/{voice}", json!({"type": 0})),
        channel(json!({"permission_overwrites": overwrites})),
        channel(json!({"topic": "x".repeat(1025)})),
        ("PATCH", "/channels/{forum}", json!({"topic": "x".repeat(4097)})),
        invite(json!({"target_type": 1})),
        invite(json!({"target_type": 2})),
        invite(json!({"target_type": 3})),
        invite(json!({"target_type": 1, "target_user_id": "abc"})),
        ("PATCH", "/guilds/{guild}", json!({"name": null})),
        ("PATCH", "/guilds/{guild}", json!({"name": "x"})),
        ("PATCH", "/applications/@me", json!({"flags": "abc"})),
        ("PATCH", "/applications/@me", json!({"description": {}})),
        ("PATCH", "/applications/@me", json!({"description": "x".repeat(401)})),
        post(json!({"embeds": [{"title": format!(" {} ", "x".repeat(257))}]})),
        post(json!({"content": true})),
        post(json!({"content": ["x"]})),
        post(json!({"content": "x", "tts": "perhaps"})),
        post(json!({"content": "x", "tts": 1})),
        post(json!({"embeds": [{"title": "t", "color": "red"}]})),
        post(json!({"embeds": [{"title": "t", "color": 1.5}]})),
        post(json!({"embeds": [{"title": "t", "url": "no address"}]})),
        post(json!({"embeds": [{"title": "t", "timestamp": 5}]})),
    ]
}

fn modals() -> Vec<Value> {
    let options = json!([{"label": "a", "value": "a"}]);
    let types = |types: Value| json!({"type": 19, "custom_id": "c", "file_types": types});
    let many = (0..11).map(|number| format!(".f{number}")).collect::<Vec<_>>();
    let inputs = [
        json!({"type": 3, "custom_id": "c", "options": options, "disabled": true}),
        json!({"type": 3, "custom_id": "c", "options": options, "min_values": 0}),
        json!({"type": 5, "custom_id": "c", "disabled": true}),
        json!({"type": 8, "custom_id": "c", "min_values": 0, "required": true}),
        types(json!(["pdf"])),
        types(json!([5])),
        types(json!(["."])),
        types(json!(many)),
    ];
    let modal = |input| {
        json!({"type": 9, "data": {"title": "t", "custom_id": "m", "components": [
            {"type": 18, "label": "l", "component": input}]}})
    };
    inputs.into_iter().map(modal).chain([json!({}), json!({"type": 3}), json!({"type": "x"})]).collect()
}

/// Queries of `GET` requests.
const QUERIES: [&str; 15] = [
    "/applications/{bot}/entitlements?sku_ids=x",
    "/channels/{channel}/messages/pins?before=x",
    "/channels/{channel}/messages/pins?limit=51",
    "/channels/{channel}/messages?limit=0",
    "/channels/{channel}/messages?before=x",
    "/channels/{channel}/messages/{message}/reactions/%F0%9F%91%8D?type=5",
    "/channels/{channel}/messages/{message}/reactions/%F0%9F%91%8D?after=x",
    "/channels/{channel}/threads/archived/public?before=x",
    "/guilds/{guild}/audit-logs?action_type=x",
    "/guilds/{guild}/audit-logs?user_id=x",
    "/guilds/{guild}/members?limit=1001",
    "/guilds/{guild}?with_counts=perhaps",
    "/guilds/{guild}/messages/search?limit=26",
    "/guilds/{guild}/messages/search?content=LONG",
    "/guilds/{guild}/members/search?query=",
];

#[tokio::test]
async fn what_discord_refuses_is_refused_strict_or_not() {
    for strict in [true, false] {
        let desk = Desk::open(strict).await;
        let mut wrong = Vec::new();
        let mut check = |what: String, (status, answer): (u16, Value)| {
            if (status, &answer["code"]) != (400, &json!(50035)) || answer["errors"].as_object().is_none() {
                wrong.push(format!("{what}\n  {status} {answer}"));
            }
        };
        for (method, path, body) in bodies() {
            let body = serde_json::from_str::<Value>(&desk.path(&body.to_string())).unwrap();
            check(format!("{method} {path} {body}"), desk.send(method, path, Sent::Json(body)).await);
        }
        for body in modals() {
            let path = desk.callback().await;
            check(body.to_string(), desk.send("POST", &path, Sent::Json(body)).await);
        }
        for query in QUERIES {
            let path = query.replace("LONG", &"x".repeat(1025));
            check(query.to_owned(), desk.send("GET", &path, Sent::Nothing).await);
        }
        let webhook = json!({"name": "Hook"});
        let (_, webhook) = desk.send("POST", "/channels/{channel}/webhooks", Sent::Json(webhook)).await;
        let [id, token] = ["id", "token"].map(|key| webhook[key].as_str().unwrap().to_owned());
        let path = format!("/webhooks/{id}/{token}");
        for body in
            [json!({"content": "x", "avatar_url": "nope"}), json!({"content": "x", "username": "Clyde"})]
        {
            check(body.to_string(), desk.send("POST", &path, Sent::Json(body)).await);
        }
        assert!(wrong.is_empty(), "strict {strict}: {} pass:\n{}", wrong.len(), wrong.join("\n"));
        desk.close().await;
    }
}

#[tokio::test]
async fn a_text_channel_becomes_one_for_announcements_and_back() {
    let desk = Desk::open(true).await;
    for kind in [5, 0] {
        let (status, channel) =
            desk.send("PATCH", "/channels/{channel}", Sent::Json(json!({"type": kind}))).await;
        assert_eq!((status, &channel["type"]), (200, &json!(kind)), "{channel}");
    }
    desk.close().await;
}
