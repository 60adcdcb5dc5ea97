//! Good bodies with one bad value: the request is refused wherever the value is, in a strict sandbox and in any other.

use crate::desk::{Desk, Sent};
use crate::operations::PIXEL;
use serde_json::{Value, json};

/// Returns requests that are accepted.
fn good() -> Vec<(&'static str, &'static str, Value)> {
    let post = |body: Value| ("POST", "/channels/{channel}/messages", body);
    let commands = "/applications/{bot}/guilds/{guild}/commands";
    vec![
        post(
            json!({"content": "x", "tts": false, "flags": 4, "allowed_mentions": {"parse": ["users"], "roles": ["1234567890123456"]}}),
        ),
        post(json!({"embeds": [{
            "title": "t", "description": "d", "url": "https://example.com", "color": 5,
            "timestamp": "2026-01-01T00:00:00Z", "footer": {"text": "f", "icon_url": "https://example.com/a.png"},
            "author": {"name": "a", "url": "https://example.com"}, "image": {"url": "https://example.com/a.png"},
            "fields": [{"name": "n", "value": "v", "inline": true}]}]})),
        post(json!({"components": [{"type": 1, "components": [
            {"type": 2, "style": 1, "label": "l", "custom_id": "c", "disabled": false, "emoji": {"name": "👍"}},
            {"type": 2, "style": 5, "label": "l", "url": "https://example.com"}]}]})),
        post(
            json!({"components": [{"type": 1, "components": [{"type": 3, "custom_id": "c", "placeholder": "p",
            "min_values": 1, "max_values": 1, "options": [
                {"label": "a", "value": "a", "description": "d", "default": true, "emoji": {"name": "👍"}}]}]}]}),
        ),
        post(
            json!({"flags": 1 << 15, "components": [{"type": 17, "accent_color": 5, "spoiler": false, "components": [
            {"type": 10, "content": "c"}, {"type": 14, "divider": true, "spacing": 1},
            {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}, "description": "d", "spoiler": false}]}]}]}),
        ),
        post(
            json!({"poll": {"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a", "emoji": {"name": "👍"}}}],
            "duration": 2, "allow_multiselect": true, "layout_type": 1}}),
        ),
        post(
            json!({"content": "x", "message_reference": {"message_id": "{message}", "channel_id": "{channel}",
            "guild_id": "{guild}", "fail_if_not_exists": true}}),
        ),
        (
            "POST",
            commands,
            json!({"name": "c", "description": "d", "nsfw": false, "contexts": [0], "integration_types": [0],
            "default_member_permissions": "8", "name_localizations": {"de": "n"}, "description_localizations": {"de": "n"},
            "options": [{"type": 4, "name": "o", "description": "d", "required": true, "min_value": 1, "max_value": 5},
                {"type": 3, "name": "p", "description": "d", "choices": [{"name": "n", "value": "v"}]},
                {"type": 7, "name": "q", "description": "d", "channel_types": [0]}]}),
        ),
        (
            "POST",
            "/guilds/{guild}/channels",
            json!({"name": "n", "type": 0, "topic": "t", "nsfw": false, "position": 1,
            "rate_limit_per_user": 5, "permission_overwrites": [{"id": "{guild}", "type": 0, "allow": "0", "deny": "0"}]}),
        ),
        (
            "POST",
            "/guilds/{guild}/channels",
            json!({"name": "n", "type": 15, "default_sort_order": 1,
            "default_forum_layout": 1, "default_auto_archive_duration": 60, "default_thread_rate_limit_per_user": 5,
            "available_tags": [{"name": "t", "moderated": false, "emoji_name": "👍"}],
            "default_reaction_emoji": {"emoji_name": "👍"}}),
        ),
        (
            "POST",
            "/guilds/{guild}/channels",
            json!({"name": "n", "type": 2, "bitrate": 8000, "user_limit": 5, "video_quality_mode": 1}),
        ),
        (
            "PATCH",
            "/channels/{channel}",
            json!({"name": "general", "topic": "t", "nsfw": false, "rate_limit_per_user": 0}),
        ),
        (
            "POST",
            "/channels/{channel}/threads",
            json!({"name": "n", "type": 11, "auto_archive_duration": 60, "invitable": true, "rate_limit_per_user": 0}),
        ),
        (
            "POST",
            "/channels/{forum}/threads",
            json!({"name": "n", "message": {"content": "x"}, "auto_archive_duration": 60}),
        ),
        (
            "POST",
            "/channels/{channel}/invites",
            json!({"max_age": 60, "max_uses": 5, "temporary": false, "unique": true}),
        ),
        ("POST", "/channels/{channel}/webhooks", json!({"name": "n"})),
        (
            "POST",
            "/guilds/{guild}/roles",
            json!({"name": "n", "permissions": "8", "color": 5, "hoist": false, "mentionable": false}),
        ),
        (
            "PATCH",
            "/guilds/{guild}",
            json!({"name": "Club", "verification_level": 1, "afk_timeout": 300,
            "default_message_notifications": 1, "explicit_content_filter": 1, "preferred_locale": "de",
            "description": "d", "system_channel_id": "{channel}", "premium_progress_bar_enabled": false}),
        ),
        ("PATCH", "/guilds/{guild}/members/{bob}", json!({"nick": "n", "roles": [], "mute": false})),
        ("PUT", "/channels/{channel}/permissions/{guild}", json!({"type": 0, "allow": "0", "deny": "0"})),
        ("POST", "/guilds/{guild}/emojis", json!({"name": "name", "image": PIXEL, "roles": []})),
        ("POST", "/applications/{bot}/emojis", json!({"name": "name", "image": PIXEL})),
        (
            "PATCH",
            "/applications/@me",
            json!({"tags": ["t"], "description": "d", "custom_install_url": "https://example.com"}),
        ),
        ("PATCH", "/users/@me", json!({"avatar": PIXEL})),
        (
            "POST",
            "/guilds/{guild}/auto-moderation/rules",
            json!({"name": "n", "event_type": 1, "trigger_type": 5, "enabled": true,
            "trigger_metadata": {"mention_total_limit": 5}, "actions": [{"type": 3, "metadata": {"duration_seconds": 60}}],
            "exempt_roles": [], "exempt_channels": []}),
        ),
        (
            "POST",
            "/guilds/{guild}/scheduled-events",
            json!({"name": "n", "privacy_level": 2, "entity_type": 3, "description": "d",
            "scheduled_start_time": "2099-01-01T00:00:00Z", "scheduled_end_time": "2099-01-02T00:00:00Z",
            "entity_metadata": {"location": "here"}}),
        ),
        ("POST", "/guilds/{guild}/templates", json!({"name": "n", "description": "d"})),
        ("PATCH", "/guilds/{guild}/widget", json!({"enabled": true, "channel_id": "{channel}"})),
        (
            "POST",
            "/guilds/{guild}/prune",
            json!({"days": 7, "compute_prune_count": true, "include_roles": []}),
        ),
        (
            "POST",
            "/channels/{channel}/messages/bulk-delete",
            json!({"messages": ["1234567890123456", "1234567890123457"]}),
        ),
    ]
}

/// Collects all places in a value, as JSON pointers.
fn places(value: &Value, place: &str, found: &mut Vec<String>) {
    if !place.is_empty() {
        found.push(place.to_owned());
    }
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| places(value, &format!("{place}/{key}"), found))
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{place}/{at}"), found));
        }
        _ => {}
    }
}

/// Returns values that are never valid in place of this one.
fn bad(value: &Value) -> Vec<Value> {
    let long = "x".repeat(200_000);
    match value {
        Value::String(_) => {
            vec![json!({}), json!([]), json!(true), json!(long), json!({"a": "b"}), json!([1])]
        }
        Value::Number(_) => vec![
            json!({}),
            json!([]),
            json!(true),
            json!("word"),
            json!(1.5),
            json!(-7),
            json!(u64::MAX),
            json!(""),
        ],
        Value::Bool(_) => vec![json!({}), json!([]), json!("perhaps"), json!(7), json!(""), json!([true])],
        Value::Array(_) => vec![json!({}), json!("word"), json!(7), json!(true), json!([{}, []])],
        _ => vec![json!([]), json!("word"), json!(7), json!(true)],
    }
}

/// Returns `true` if such a value may be accepted: it makes another valid request, or nobody checks it.
fn is_free(method: &str, path: &str, place: &str, value: &Value) -> bool {
    // A number of 64 bits is a valid set of flags.
    (place.ends_with("/flags") && value.is_u64())
        // The smallest value of an option may be negative.
        || (place.ends_with("/min_value") && value == &json!(-7))
        || (path.ends_with("/messages") && method == "POST" && place == "/content" && value == &json!(""))
}

#[tokio::test]
async fn a_bad_value_anywhere_is_refused() {
    for strict in [true, false] {
        let desk = Desk::open(strict).await;
        let mut wrong = Vec::new();
        let mut count = 0;
        for (method, path, body) in good() {
            let body: Value = serde_json::from_str(&desk.path(&body.to_string())).unwrap();
            let mut all = Vec::new();
            places(&body, "", &mut all);
            for place in all {
                for value in bad(body.pointer(&place).unwrap()) {
                    if is_free(method, path, &place, &value) {
                        continue;
                    }
                    let mut mutated = body.clone();
                    *mutated.pointer_mut(&place).unwrap() = value.clone();
                    let (status, answer) = desk.send(method, path, Sent::Json(mutated)).await;
                    count += 1;
                    if !(400..500).contains(&status) {
                        let value = value.to_string().chars().take(30).collect::<String>();
                        wrong.push(format!("{method} {path} {place} = {value}: {status} {}", answer["code"]));
                    }
                }
            }
        }
        assert!(count > 1000, "{count}");
        assert!(wrong.is_empty(), "strict {strict}: {} of {count} pass:\n{}", wrong.len(), wrong.join("\n"));
        desk.close().await;
    }
}
