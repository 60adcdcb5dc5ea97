//! Answers in Discord's form, and answers that Discord would not give.

use serde_json::{Value, json};

use super::{assert_clean, assert_only, assert_violation, discord};

fn user() -> Value {
    json!({
        "id": "80351110224678912", "username": "nelly", "discriminator": "1337", "global_name": "Nelly",
        "avatar": "8342729096ea3675442027381ff50dfe", "banner": null, "accent_color": 16711680,
        "public_flags": 64, "flags": 64, "bot": false, "avatar_decoration_data": null, "primary_guild": null
    })
}

fn message() -> Value {
    json!({
        "id": "334385199974967042", "channel_id": "290926798999357250", "author": user(), "type": 0,
        "content": "Supa Hot", "timestamp": "2017-07-11T17:27:07.299000+00:00", "edited_timestamp": null,
        "tts": false, "mention_everyone": false, "mentions": [user()], "mention_roles": ["41771983423143936"],
        "pinned": false, "flags": 0,
        "reactions": [{
            "count": 1, "count_details": { "burst": 0, "normal": 1 }, "me": false, "me_burst": false,
            "burst_colors": [], "emoji": { "id": null, "name": "🔥" }
        }],
        "attachments": [{
            "id": "1", "filename": "board.png", "size": 1200, "width": 400, "height": 400,
            "url": "http://127.0.0.1:8080/attachments/1/board.png?ex=1&is=2&hm=3",
            "proxy_url": "http://127.0.0.1:8080/attachments/1/board.png", "content_type": "image/png",
            "description": "the board"
        }],
        "embeds": [{ "type": "rich", "title": "Board", "color": 65280, "fields": [{ "name": "a", "value": "b", "inline": false }] }],
        "components": [{ "type": 1, "id": 1, "components": [
            { "type": 2, "id": 2, "style": 1, "label": "Play", "custom_id": "play" },
            { "type": 2, "id": 3, "style": 5, "label": "Rules", "url": "https://example.com/rules" }
        ] }]
    })
}

fn command() -> Value {
    json!({
        "id": "1", "application_id": "2", "version": "3", "type": 1, "name": "play", "description": "Play a game",
        "default_member_permissions": null, "name_localizations": null, "description_localizations": null,
        "dm_permission": true, "contexts": null, "integration_types": [0], "nsfw": false, "guild_id": "9",
        "options": [{ "type": 3, "name": "game", "description": "Which", "required": true,
                      "choices": [{ "name": "Chess", "value": "chess" }] }]
    })
}

fn with(mut value: Value, pointer: &str, replacement: Value) -> Value {
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    value.pointer_mut(parent).unwrap()[name] = replacement;
    value
}

fn without(mut value: Value, pointer: &str) -> Value {
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    value.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name).unwrap();
    value
}

#[test]
fn messages() {
    let validator = discord();
    let answer = |body: Value| validator.response("POST", "/api/v10/channels/1/messages", 200, Some(&body));
    assert_clean(&answer(message()));
    assert_clean(&validator.response(
        "GET",
        "/channels/1/messages",
        200,
        Some(&json!([message(), message()])),
    ));

    assert_only(
        &answer(without(message(), "/author/username")),
        "/response/author",
        "\"username\" is missing",
    );
    assert_only(
        &answer(with(message(), "/id", json!(334385199974967042_u64))),
        "/response/id",
        "is not a string",
    );
    for id in ["x", "007", "99999999999999999999"] {
        assert_only(&answer(with(message(), "/id", json!(id))), "/response/id", "is not a valid snowflake");
    }
    assert_only(
        &answer(with(message(), "/timestamp", json!("yesterday"))),
        "/response/timestamp",
        "not a valid date-time",
    );
    assert_only(&answer(with(message(), "/type", json!(99))), "/response/type", "99 is none of 0, 1, 2, 3");
    assert_only(
        &answer(with(message(), "/components/0/components/1/style", json!(8))),
        "/response/components/0/components/1/style",
        "8 is none of 1, 2, 3, 4, 5, 6",
    );
    assert_only(
        &answer(with(message(), "/attachments/0/content_type", json!(null))),
        "/response/attachments/0/content_type",
        "null is not a string",
    );
    let list = json!([message(), with(message(), "/pinned", json!("no"))]);
    assert_only(
        &validator.response("GET", "/channels/1/messages", 200, Some(&list)),
        "/response/1/pinned",
        "\"no\" is not a boolean",
    );
}

#[test]
fn invented_fields_are_reported() {
    let validator = discord();
    let answer = |body: Value| validator.response("PATCH", "/channels/1/messages/2", 200, Some(&body));
    let invented = "Discord has no such field here";
    assert_only(&answer(with(message(), "/mood", json!("fine"))), "/response/mood", invented);
    assert_only(&answer(with(message(), "/author/rating", json!(1500))), "/response/author/rating", invented);
    assert_only(
        &answer(with(message(), "/components/0/components/0/colour", json!(1))),
        "/response/components/0/components/0/colour",
        invented,
    );
    // A map from id to value has no fixed fields.
    let resolved = json!({ "users": { "80351110224678912": user() } });
    assert_clean(&answer(with(message(), "/resolved", resolved.clone())));
    assert_only(
        &answer(with(message(), "/resolved", with(resolved, "/users/80351110224678912/elo", json!(1)))),
        "/response/resolved/users/80351110224678912/elo",
        invented,
    );
}

#[test]
fn interaction_callbacks() {
    let validator = discord();
    let path = "/api/v10/interactions/1/token/callback";
    assert_clean(&validator.response("POST", path, 204, None));
    let body = json!({
        "interaction": { "id": "1", "type": 2, "response_message_id": "2", "response_message_loading": false, "response_message_ephemeral": true },
        "resource": { "type": 4, "message": message() }
    });
    assert_clean(&validator.response("POST", path, 200, Some(&body)));
    let wrong = with(body.clone(), "/resource/type", json!(5));
    assert_only(
        &validator.response("POST", path, 200, Some(&wrong)),
        "/response/resource/type",
        "5 is none of 4, 7, 12",
    );
    assert_only(&validator.response("POST", path, 204, Some(&body)), "/response", "comes without a body");
    assert_only(&validator.response("POST", path, 200, None), "/response", "the body is missing");
}

#[test]
fn commands_channels_members_and_the_gateway() {
    let validator = discord();
    let get = |path, body: Value| validator.response("GET", path, 200, Some(&body));
    assert_clean(&get("/applications/2/commands", json!([command()])));
    assert_clean(&validator.response("POST", "/applications/2/commands", 201, Some(&command())));
    assert_only(
        &get("/applications/2/commands", json!([without(command(), "/version")])),
        "/response/0",
        "\"version\" is missing",
    );

    let text = json!({ "id": "1", "type": 0, "guild_id": "9", "name": "games", "position": 0, "flags": 0, "topic": null, "nsfw": false,
        "last_message_id": null, "parent_id": null, "rate_limit_per_user": 0,
        "permission_overwrites": [{ "id": "9", "type": 0, "allow": "0", "deny": "1024" }] });
    let direct = json!({ "id": "1", "type": 1, "flags": 0, "last_message_id": null, "recipients": [user()] });
    let thread = json!({ "id": "1", "type": 11, "guild_id": "9", "parent_id": "2", "owner_id": "3", "name": "Game 1", "flags": 0,
        "last_message_id": null, "message_count": 0, "member_count": 1, "total_message_sent": 0, "rate_limit_per_user": 0,
        "thread_metadata": { "archived": false, "auto_archive_duration": 1440, "locked": false,
            "archive_timestamp": "2026-08-01T12:00:00+00:00", "create_timestamp": "2026-08-01T12:00:00+00:00" } });
    for channel in [&text, &direct, &thread] {
        assert_clean(&get("/channels/1", channel.clone()));
    }
    assert_clean(&validator.response("POST", "/users/@me/channels", 200, Some(&direct)));
    assert_only(
        &get("/channels/1", with(text.clone(), "/type", json!(20))),
        "/response/type",
        "20 is none of 0, 1, 2",
    );
    assert_only(
        &get("/channels/1", without(thread, "/thread_metadata")),
        "/response",
        "\"thread_metadata\" is missing",
    );
    assert_only(
        &get("/channels/1", with(text, "/permission_overwrites/0/allow", json!(0))),
        "/response/permission_overwrites/0/allow",
        "0 is not a string",
    );

    let member = json!({ "user": user(), "nick": null, "avatar": null, "banner": null, "roles": ["3"], "joined_at": "2026-08-01T12:00:00+00:00",
        "premium_since": null, "communication_disabled_until": null, "pending": false, "flags": 0, "mute": false, "deaf": false });
    assert_clean(&get("/guilds/9/members/7", member.clone()));
    assert_only(
        &get("/guilds/9/members/7", without(member, "/joined_at")),
        "/response",
        "\"joined_at\" is missing",
    );

    let gateway = json!({ "url": "ws://127.0.0.1:8080", "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 14400000, "max_concurrency": 1 } });
    assert_clean(&get("/gateway/bot", gateway.clone()));
    assert_only(
        &get("/gateway/bot", with(gateway, "/shards", json!("1"))),
        "/response/shards",
        "\"1\" is not an integer",
    );
}

#[test]
fn errors() {
    let validator = discord();
    let answer =
        |status, body: Value| validator.response("POST", "/channels/1/messages", status, Some(&body));
    assert_clean(&answer(404, json!({ "message": "Unknown Channel", "code": 10003 })));
    assert_clean(&answer(
        400,
        json!({
            "message": "Invalid Form Body", "code": 50035,
            "errors": { "embeds": { "0": { "title": { "_errors": [
                { "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length." }
            ] } } } }
        }),
    ));
    assert_clean(&answer(
        429,
        json!({ "message": "You are being rate limited.", "retry_after": 0.5, "global": false }),
    ));
    assert_only(&answer(403, json!({ "message": "Missing Access" })), "/response", "\"code\" is missing");
    assert_violation(
        &answer(429, json!({ "message": "slow", "code": 0 })),
        "/response",
        "\"retry_after\" is missing",
    );
    assert_only(&answer(204, json!(null)), "/status", "204 is none of 200, 429, 4XX");
    assert_only(&answer(302, json!(null)), "/status", "302 is none of 200, 429, 4XX");
    assert_clean(&answer(502, json!("bad gateway")));
}
