//! Requests that Discord accepts: the sandbox accepts them too, strict or not, without a complaint.

use crate::desk::{Desk, Sent};
use crate::operations::PIXEL;
use serde_json::{Value, json};

/// A request, with the source that says that Discord accepts it.
struct Valid {
    source: &'static str,
    method: &'static str,
    path: &'static str,
    sent: Sent,
}

fn of(source: &'static str, method: &'static str, path: &'static str, sent: Sent) -> Valid {
    Valid { source, method, path, sent }
}

/// Returns requests that are missing in Discord's description, or differ from it.
fn beyond_the_description() -> Vec<Valid> {
    let discord_py = "what discord.py sends";
    let reference = "Discord's reference";
    let channels = "/guilds/{guild}/channels";
    let commands = "/applications/{bot}/guilds/{guild}/commands";
    let messages = "/channels/{channel}/messages";
    let named = |more: Value| {
        let mut command = json!({"name": "find", "description": "Find"});
        command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Sent::Json(command)
    };
    vec![
        of(discord_py, "PUT", "/guilds/{guild}/bans/999999999999999999", Sent::Nothing),
        of(discord_py, "GET", "/users/@me", Sent::Raw("application/octet-stream", String::new())),
        of(
            discord_py,
            "POST",
            "/channels/{channel}/typing",
            Sent::Raw("application/octet-stream", String::new()),
        ),
        of("List SKUs", "GET", "/applications/{bot}/skus", Sent::Nothing),
        of("Channel Types", "POST", channels, Sent::Json(json!({"name": "pictures", "type": 16}))),
        of(
            "Edit Current Application",
            "PATCH",
            "/applications/@me",
            Sent::Json(json!({"description": "Plays."})),
        ),
        of("Boolean Query Strings", "GET", "/guilds/{guild}?with_counts=True", Sent::Nothing),
        of("Boolean Query Strings", "GET", "/guilds/{guild}?with_counts=true", Sent::Nothing),
        of("Boolean Query Strings", "GET", "/guilds/{guild}?with_counts=1", Sent::Nothing),
        of("Boolean Query Strings", "GET", "/guilds/{guild}?with_counts=False", Sent::Nothing),
        of("discord-api-types", "POST", commands, named(json!({"name_localizations": {"de": null}}))),
        of("discord-api-types", "POST", commands, named(json!({"name_localizations": null}))),
        of("STRING_TYPE_CONVERT", "POST", commands, named(json!({"name_localizations": {"de": 5}}))),
        of("STRING_TYPE_CONVERT", "POST", messages, Sent::Json(json!({"content": 5}))),
        of("STRING_TYPE_CONVERT", "POST", messages, Sent::Json(json!({"embeds": [{"title": 5}]}))),
        of(
            "NUMBER_TYPE_COERCE",
            "POST",
            messages,
            Sent::Json(json!({"embeds": [{"title": "t", "color": "255"}]})),
        ),
        of(
            "BOOLEAN_TYPE_CONVERT",
            "POST",
            messages,
            Sent::Raw("application/x-www-form-urlencoded", "content=hi&tts=true".into()),
        ),
        of(
            "texts are trimmed",
            "POST",
            messages,
            Sent::Json(json!({"embeds": [{"title": format!(" {} ", "x".repeat(256))}]})),
        ),
        of(
            "texts are trimmed",
            "POST",
            messages,
            Sent::Json(json!({"content": format!("{}\n\n", "x".repeat(2000))})),
        ),
        of(
            reference,
            "POST",
            channels,
            Sent::Json(json!({"name": "rules", "type": 15, "topic": "x".repeat(4096)})),
        ),
        of(reference, "PATCH", "/channels/{forum}", Sent::Json(json!({"topic": "x".repeat(4096)}))),
        of(reference, "POST", "/guilds/{guild}/roles", Sent::Json(json!({"name": "r", "permissions": "8"}))),
        of(reference, "PATCH", "/channels/{channel}", Sent::Json(json!({"type": 0}))),
        of(reference, "PATCH", "/channels/{channel}", Sent::Json(json!({"type": 5}))),
    ]
}

/// Requests of libraries in every part of the API.
fn everyday() -> Vec<Valid> {
    let source = "Discord's documentation";
    let messages = "/channels/{channel}/messages";
    let row = |components: Value| json!({"components": [{"type": 1, "components": components}]});
    let mut all = vec![
        of(source, "GET", "/sticker-packs", Sent::Nothing),
        of(source, "GET", "/channels/{channel}/messages?limit=100&before=999999999999999999", Sent::Nothing),
        of(source, "GET", "/channels/{channel}/messages/pins?before=2030-01-01T00:00:00Z", Sent::Nothing),
        of(source, "GET", "/channels/{channel}/pins", Sent::Nothing),
        of(source, "GET", "/guilds/{guild}/audit-logs?action_type=22&limit=10", Sent::Nothing),
        of(source, "GET", "/guilds/{guild}/messages/search?content=hello&limit=5", Sent::Nothing),
        of(source, "GET", "/guilds/{guild}/members?limit=1000", Sent::Nothing),
        of(
            source,
            "GET",
            "/channels/{channel}/messages/{message}/reactions/%F0%9F%91%8D?type=0",
            Sent::Nothing,
        ),
        of(source, "PUT", "/channels/{channel}/messages/{message}/reactions/%F0%9F%91%8D/@me", Sent::Nothing),
        of(source, "POST", "/channels/{channel}/invites", Sent::Json(json!({}))),
        of(source, "POST", "/channels/{channel}/invites", Sent::Json(json!({"max_age": 0, "unique": true}))),
        of(source, "POST", "/channels/{channel}/invites", Sent::Nothing),
        of(
            source,
            "POST",
            "/channels/{channel}/webhooks",
            Sent::Json(json!({"name": "Hook", "avatar": null})),
        ),
        of(
            source,
            "POST",
            "/channels/{forum}/threads",
            Sent::Json(json!({"name": "p", "message": {"content": "x"}})),
        ),
        of(source, "POST", "/guilds/{guild}/roles", Sent::Json(json!({}))),
        of(
            source,
            "POST",
            "/guilds/{guild}/emojis",
            Sent::Json(json!({"name": "one", "image": PIXEL, "roles": []})),
        ),
        of(
            source,
            "POST",
            "/applications/{bot}/emojis",
            Sent::Json(json!({"name": "card_5", "image": PIXEL})),
        ),
        of(source, "PATCH", "/applications/@me", Sent::Json(json!({"flags": 1 << 15 | 1 << 19}))),
        of(
            source,
            "PATCH",
            "/guilds/{guild}",
            Sent::Json(json!({"afk_channel_id": "{voice}", "system_channel_id": "{channel}"})),
        ),
        of(source, "PATCH", "/guilds/{guild}", Sent::Json(json!({"description": null, "afk_timeout": 300}))),
        of(source, "PATCH", "/guilds/{guild}/members/@me", Sent::Json(json!({"nick": null}))),
        of(source, "PATCH", "/users/@me", Sent::Json(json!({"avatar": null}))),
        of(source, "POST", "/users/@me/channels", Sent::Json(json!({"recipient_id": "{alice}"}))),
    ];
    for body in [
        json!({"content": "x", "nonce": 12, "enforce_nonce": true}),
        json!({"content": "x", "allowed_mentions": {"parse": ["users"], "replied_user": false}}),
        json!({"content": "x", "message_reference": null, "embeds": null, "components": null}),
        json!({"content": "x", "message_reference": {"message_id": "{message}", "channel_id": "{channel}", "guild_id": "{guild}"}}),
        json!({"embeds": [{"type": "rich", "title": "t", "timestamp": "2026-01-01T00:00:00+00:00", "fields": [
            {"name": "a", "value": "b", "inline": false}]}]}),
        json!({"flags": 4, "content": "quiet"}),
        json!({"poll": {"question": {"text": "Q"}, "answers": [{"poll_media": {"text": "A"}}], "duration": 1}}),
        json!({"flags": 1 << 15, "components": [{"type": 17, "components": [{"type": 10, "content": "text"}]}]}),
        row(json!([{"type": 2, "style": 5, "label": "Site", "url": "https://example.com"}])),
        row(
            json!([{"type": 2, "style": 1, "label": null, "emoji": {"name": "👍"}, "custom_id": "a", "sku_id": null}]),
        ),
        row(
            json!([{"type": 3, "custom_id": "a", "min_values": 0, "options": [{"label": "a", "value": "a"}]}]),
        ),
        row(json!([{"type": 5, "custom_id": "a", "default_values": [{"type": "user", "id": "{alice}"}]}])),
        row(json!([{"type": 8, "custom_id": "a", "channel_types": [0, 15, 16]}])),
    ] {
        all.push(of(source, "POST", messages, Sent::Json(body)));
    }
    let modal = |component: Value| {
        json!({"type": 9, "data": {"title": "t", "custom_id": "m", "components": [
            {"type": 18, "label": "l", "component": component}]}})
    };
    for body in [
        json!({"type": 4, "data": {"content": "x", "flags": 64}}),
        json!({"type": 5}),
        json!({"type": 5, "data": {"flags": 64}}),
        modal(json!({"type": 3, "custom_id": "a", "min_values": 0, "required": false,
            "options": [{"label": "a", "value": "a"}]})),
        modal(json!({"type": 5, "custom_id": "a", "disabled": false})),
        modal(json!({"type": 19, "custom_id": "a", "file_types": ["image", ".pdf"], "max_values": 3})),
        modal(json!({"type": 4, "custom_id": "a", "style": 2, "required": false})),
    ] {
        all.push(of(source, "POST", "callback", Sent::Json(body)));
    }
    all
}

/// Replaces names in a body by ids.
fn filled(desk: &Desk, sent: Sent) -> Sent {
    match sent {
        Sent::Json(body) => Sent::Json(serde_json::from_str(&desk.path(&body.to_string())).unwrap()),
        other => other,
    }
}

async fn all_are_taken(strict: bool) {
    let desk = Desk::open(strict).await;
    let mut wrong = Vec::new();
    let mut count = 0;
    for Valid { source, method, path, sent } in beyond_the_description().into_iter().chain(everyday()) {
        let path = if path == "callback" { desk.callback().await } else { path.to_owned() };
        let sent = filled(&desk, sent);
        let shown = match &sent {
            Sent::Json(body) => body.to_string(),
            _ => String::new(),
        };
        let (status, answer) = desk.send(method, &path, sent).await;
        // An unknown user is not an error of the request itself.
        let is_taken = (200..300).contains(&status) || answer["code"] == 10013;
        if !is_taken {
            wrong.push(format!("{method} {path} {shown} ({source}): {status} {answer}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count} are refused:\n{}", wrong.len(), wrong.join("\n"));
    let noted = desk.sandbox.violations();
    let noted = noted.iter().filter(|one| one["direction"] == "request").collect::<Vec<_>>();
    assert!(noted.is_empty(), "{noted:#?}");
    desk.close().await;
}

#[tokio::test]
async fn what_discord_takes_is_taken_in_strict_mode() {
    all_are_taken(true).await;
}

#[tokio::test]
async fn what_discord_takes_is_taken_otherwise() {
    all_are_taken(false).await;
}

#[tokio::test]
async fn a_ban_without_a_body_bans() {
    let desk = Desk::open(true).await;
    let empty = || Sent::Raw("application/octet-stream", String::new());
    let (status, answer) = desk.send("PUT", "/guilds/{guild}/bans/{alice}", empty()).await;
    // The owner cannot be banned, but the request itself was valid.
    assert_eq!((status, &answer["code"]), (403, &json!(50013)), "{answer}");
    let (status, answer) = desk.send("PUT", "/guilds/{guild}/bans/{bob}", empty()).await;
    assert_eq!(status, 204, "{answer}");
    desk.close().await;
}

#[tokio::test]
async fn what_is_no_json_and_a_wrong_method_have_codes_of_their_own() {
    for strict in [true, false] {
        let desk = Desk::open(strict).await;
        let messages = "/channels/{channel}/messages";
        for broken in ["{", "content=x", "nothing"] {
            let (status, answer) =
                desk.send("POST", messages, Sent::Raw("application/json", broken.into())).await;
            assert_eq!((status, &answer["code"]), (400, &json!(50109)), "{answer}");
        }
        for (method, path) in [("PUT", messages), ("DELETE", "/gateway"), ("POST", "/users/{alice}")] {
            let (status, answer) = desk.send(method, path, Sent::Json(json!({}))).await;
            assert_eq!((status, &answer["code"]), (405, &json!(0)), "{method} {path} {answer}");
        }
        desk.close().await;
    }
}
