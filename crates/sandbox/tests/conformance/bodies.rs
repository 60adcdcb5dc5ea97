//! Right and wrong request bodies, operation by operation.

use serde_json::{Value, json};

use super::{assert_clean, assert_only, assert_violation, discord, sent};

const MESSAGES: &str = "/api/v10/channels/1001/messages";
const CALLBACK: &str = "/api/v10/interactions/1002/aW50ZXJhY3Rpb24/callback";
const COMMANDS: &str = "/api/v10/applications/1003/commands";

fn button(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Play", "custom_id": custom_id })
}

fn row(components: &Value) -> Value {
    json!([{ "type": 1, "components": components }])
}

#[test]
fn create_message() {
    let validator = discord();
    let post = |body| sent(validator, "POST", MESSAGES, &body);
    assert_clean(&post(json!({ "content": "e4" })));
    assert_clean(&post(json!({
        "content": "Your move, <@7>",
        "tts": false,
        "nonce": 12345,
        "embeds": [{
            "title": "Board",
            "color": 0x00ff00,
            "timestamp": "2026-08-01T12:00:00Z",
            "image": { "url": "attachment://board.png" },
            "fields": [{ "name": "To move", "value": "White", "inline": true }]
        }],
        "attachments": [{ "id": 0, "filename": "board.png", "description": "the board" }],
        "allowed_mentions": { "parse": [], "users": ["7"] },
        "components": row(&json!([button("a"), button("b")])),
        "message_reference": { "message_id": "55", "fail_if_not_exists": false },
        "sticker_ids": [],
        "flags": 0
    })));

    assert_clean(&post(json!({ "content": 4 })));
    assert_only(&post(json!({ "content": true })), "/body/content", "true is not a string or null");
    assert_only(
        &post(json!({ "content": "x".repeat(4001) })),
        "/body/content",
        "4001 characters long, more than 4000",
    );
    assert_only(
        &post(json!({ "embeds": [{ "title": "x".repeat(257) }] })),
        "/body/embeds/0/title",
        "257 characters long, more than 256",
    );
    assert_only(
        &post(json!({ "embeds": [{ "fields": [{ "name": "a" }] }] })),
        "/body/embeds/0/fields/0",
        "\"value\" is missing",
    );
    assert_only(
        &post(json!({ "embeds": [{ "timestamp": "today" }] })),
        "/body/embeds/0/timestamp",
        "date-time",
    );
    assert_only(&post(json!({ "embeds": vec![json!({}); 11] })), "/body/embeds", "11 items, more than 10");
    assert_only(
        &post(json!({ "attachments": [{ "filename": "a.png" }] })),
        "/body/attachments/0",
        "\"id\" is missing",
    );
    assert_only(
        &post(json!({ "attachments": [{ "id": "a" }] })),
        "/body/attachments/0/id",
        "\"a\" is not a valid snowflake",
    );
    assert_only(
        &post(json!({ "allowed_mentions": { "parse": ["anyone"] } })),
        "/body/allowed_mentions/parse/0",
        "\"anyone\" is none of \"everyone\", \"roles\", \"users\"",
    );
    assert_only(&post(json!([])), "/body", "[] is not an object");
}

#[test]
fn components_are_told_apart_by_their_type() {
    let validator = discord();
    let post = |components| sent(validator, "POST", MESSAGES, &json!({ "components": components }));
    let place = "/body/components/0/components/0";

    assert_only(
        &post(row(&json!([{ "type": 2, "style": 9, "custom_id": "a" }]))),
        &format!("{place}/style"),
        "9 is none of 1, 2, 3, 4, 5, 6",
    );
    assert_only(&post(row(&json!([{ "type": 2, "custom_id": "a" }]))), place, "\"style\" is missing");
    assert_only(
        &post(row(&json!([button(&"x".repeat(101))]))),
        &format!("{place}/custom_id"),
        "101 characters long",
    );
    assert_only(&post(row(&json!([]))), "/body/components/0/components", "0 items, less than 1");
    assert_only(
        &post(row(&json!([{ "type": 4, "custom_id": "a", "style": 1 }]))),
        &format!("{place}/type"),
        "4 is none of 2, 3, 5, 6, 7, 8",
    );
    assert_only(&post(row(&json!([{ "custom_id": "a", "style": 1 }]))), place, "\"type\" is missing");
    assert_only(&post(json!([button("outside a row")])), "/body/components/0/type", "2 is none of 1, 9, 10");
    assert_only(&post(json!(["row"])), "/body/components/0", "\"row\" is not an object");
    assert_only(
        &post(row(
            &json!([{ "type": 3, "custom_id": "a", "options": vec![json!({ "label": "l", "value": "v" }); 26] }]),
        )),
        &format!("{place}/options"),
        "26 items, more than 25",
    );
    assert_only(
        &post(row(&json!([{ "type": 2, "style": 1, "custom_id": "a", "emoji": { "id": "x" } }]))),
        &format!("{place}/emoji/id"),
        "\"x\" is not a valid snowflake",
    );
}

#[test]
fn edit_message_and_followup() {
    let validator = discord();
    let edit = "/api/v10/channels/1001/messages/55";
    assert_clean(&sent(
        validator,
        "PATCH",
        edit,
        &json!({ "content": "", "embeds": [], "components": [], "attachments": [] }),
    ));
    assert_only(
        &sent(validator, "PATCH", edit, &json!({ "flags": "four" })),
        "/body/flags",
        "\"four\" is not an integer",
    );

    let original = "/api/v10/webhooks/1003/token/messages/%40original";
    assert_clean(&sent(validator, "PATCH", original, &json!({ "content": "done" })));
    assert_only(
        &sent(validator, "PATCH", original, &json!({ "content": "x".repeat(2001) })),
        "/body/content",
        "2001 characters long, more than 2000",
    );

    let followup = "/api/v10/webhooks/1003/token";
    assert_clean(&sent(
        validator,
        "POST",
        followup,
        &json!({ "content": "more", "tts": false, "flags": 64 }),
    ));
    // Only one of the two forms of this body knows `tts`; it must not slip through the other.
    assert_only(
        &sent(validator, "POST", followup, &json!({ "content": "more", "tts": "no" })),
        "/body/tts",
        "\"no\" is not a boolean",
    );
}

#[test]
fn interaction_callbacks() {
    let validator = discord();
    let post = |body| sent(validator, "POST", CALLBACK, &body);
    let modal = |components: Value| json!({ "type": 9, "data": { "custom_id": "m", "title": "Resign?", "components": components } });
    let input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Why" });

    assert_clean(&post(json!({ "type": 1 })));
    assert_clean(&post(json!({ "type": 4, "data": { "content": "hi", "flags": 64 } })));
    assert_clean(&post(json!({ "type": 5 })));
    assert_clean(&post(json!({ "type": 5, "data": { "flags": 64 } })));
    assert_clean(&post(json!({ "type": 6 })));
    assert_clean(&post(json!({ "type": 7, "data": { "components": row(&json!([button("a")])) } })));
    assert_clean(&post(json!({ "type": 8, "data": { "choices": [{ "name": "e4", "value": "e2e4" }] } })));
    assert_clean(&post(json!({ "type": 8, "data": { "choices": [{ "name": "one", "value": 1 }] } })));
    assert_clean(&post(modal(row(&json!([input])))));

    assert_only(&post(json!({ "type": 2 })), "/body/type", "2 is none of 1, 4, 5, 6, 7, 8, 9, 12, 13");
    assert_only(&post(json!({ "data": {} })), "/body", "\"type\" is missing");
    assert_only(
        &post(json!({ "type": 4, "data": { "content": "x".repeat(2001) } })),
        "/body/data/content",
        "2001 characters",
    );
    assert_only(
        &post(json!({ "type": 7, "data": { "embeds": {} } })),
        "/body/data/embeds",
        "{} is not an array or null",
    );
    assert_only(
        &post(json!({ "type": 8, "data": { "choices": vec![json!({ "name": "n", "value": "v" }); 26] } })),
        "/body/data/choices",
        "26 items, more than 25",
    );
    assert_violation(
        &post(json!({ "type": 8, "data": { "choices": [{ "name": "x".repeat(101), "value": "v" }] } })),
        "/body/data/choices/0/name",
        "101 characters long, more than 100",
    );
    let found = post(
        json!({ "type": 9, "data": { "custom_id": "m", "title": "x".repeat(46), "components": row(&json!([input])) } }),
    );
    assert_only(&found, "/body/data/title", "46 characters long, more than 45");
    assert_only(
        &post(json!({ "type": 9, "data": { "custom_id": "m", "components": row(&json!([input])) } })),
        "/body/data",
        "\"title\" is missing",
    );
    assert_only(
        &post(modal(row(&json!([{ "type": 4, "custom_id": "i" }])))),
        "/body/data/components/0/components/0",
        "\"style\" is missing",
    );
}

#[test]
fn commands() {
    let validator = discord();
    let put = |body| sent(validator, "PUT", COMMANDS, &body);
    let option =
        |option: Value| json!([{ "name": "play", "description": "Play a game", "options": [option] }]);
    assert_clean(&put(json!([])));
    assert_clean(&put(json!([
        { "name": "play", "description": "Play a game", "type": 1, "default_member_permissions": "8",
          "contexts": [0, 1], "integration_types": [0], "options": [
            { "type": 3, "name": "game", "description": "Which", "required": true,
              "choices": [{ "name": "Chess", "value": "chess" }] },
            { "type": 4, "name": "minutes", "description": "A side", "min_value": 1, "max_value": 60 },
            { "type": 6, "name": "against", "description": "Whom" } ] },
        { "name": "Show board", "type": 3 }
    ])));

    assert_only(&put(json!({})), "/body", "{} is not an array or null");
    assert_only(&put(json!([{ "description": "no name" }])), "/body/0", "\"name\" is missing");
    assert_only(&put(json!([{ "name": "x".repeat(33) }])), "/body/0/name", "33 characters long");
    assert_only(
        &put(json!([{ "name": "a", "default_member_permissions": "all" }])),
        "/body/0/default_member_permissions",
        "\"all\" is not a bit set",
    );
    assert_only(
        &put(option(json!({ "type": 99, "name": "a", "description": "b" }))),
        "/body/0/options/0/type",
        "99 is none of 1, 2, 3",
    );
    assert_only(
        &put(option(json!({ "type": 3, "name": "a" }))),
        "/body/0/options/0",
        "\"description\" is missing",
    );
    assert_only(
        &put(option(
            json!({ "type": 4, "name": "a", "description": "b", "choices": [{ "name": "c", "value": "text" }] }),
        )),
        "/body/0/options/0/choices/0/value",
        "\"text\" is not an integer",
    );
    assert_only(
        &put(option(
            json!({ "type": 1, "name": "a", "description": "b", "options": [{ "type": 3, "name": "c", "description": true }] }),
        )),
        "/body/0/options/0/options/0/description",
        "true is not a string",
    );
    let guild = "/api/v10/applications/1003/guilds/9/commands/44";
    assert_only(
        &sent(validator, "PATCH", guild, &json!({ "contexts": [7] })),
        "/body/contexts/0",
        "7 is none of 0, 1, 2",
    );
}

#[test]
fn channels_threads_and_direct_messages() {
    let validator = discord();
    for id in [json!("1234"), json!(1234)] {
        assert_clean(&sent(validator, "POST", "/users/@me/channels", &json!({ "recipient_id": id })));
    }
    let found = sent(validator, "POST", "/users/@me/channels", &json!({ "recipient_id": "nobody" }));
    assert_only(&found, "/body/recipient_id", "\"nobody\" is not a valid snowflake");
    let found = sent(validator, "POST", "/users/@me/channels", &json!({ "recipient_id": -1 }));
    assert_only(&found, "/body/recipient_id", "-1 is less than 0");

    let from_message = "/channels/1/messages/2/threads";
    assert_clean(&sent(
        validator,
        "POST",
        from_message,
        &json!({ "name": "Game 1", "auto_archive_duration": 1440 }),
    ));
    let found =
        sent(validator, "POST", from_message, &json!({ "name": "Game 1", "auto_archive_duration": 61 }));
    assert_only(&found, "/body/auto_archive_duration", "61 is none of 60, 1440, 4320, 10080");

    let threads = "/channels/1/threads";
    assert_clean(&sent(
        validator,
        "POST",
        threads,
        &json!({ "name": "Game 1", "type": 11, "invitable": false }),
    ));
    assert_violation(
        &sent(validator, "POST", threads, &json!({ "name": "Game 1", "type": 5 })),
        "/body/type",
        "5 is none of 10, 11, 12",
    );

    assert_clean(&sent(validator, "PATCH", "/channels/1", &json!({ "archived": true, "locked": true })));
    let found = sent(validator, "PATCH", "/channels/1", &json!({ "archived": "yes" }));
    assert_only(&found, "/body/archived", "\"yes\" is not a boolean");
    let found = sent(validator, "PATCH", "/channels/1", &json!({ "topic": "x".repeat(4097) }));
    assert_only(&found, "/body/topic", "4097 characters long");

    let overwrite = "/channels/1/permissions/2";
    assert_clean(&sent(validator, "PUT", overwrite, &json!({ "type": 0, "allow": "1024", "deny": 0 })));
    assert_only(
        &sent(validator, "PUT", overwrite, &json!({ "allow": "-1" })),
        "/body/allow",
        "\"-1\" is not a bit set",
    );
}

#[test]
fn members_and_roles() {
    let validator = discord();
    let member = "/guilds/1/members/2";
    assert_clean(&sent(validator, "PATCH", member, &json!({ "nick": "Tal", "roles": ["3", "4"] })));
    assert_only(
        &sent(validator, "PATCH", member, &json!({ "nick": "x".repeat(33) })),
        "/body/nick",
        "33 characters long",
    );
    assert_only(
        &sent(validator, "PATCH", member, &json!({ "roles": ["3", "3"] })),
        "/body/roles",
        "the same item twice",
    );

    let roles = "/guilds/1/roles";
    assert_clean(&sent(
        validator,
        "POST",
        roles,
        &json!({ "name": "Players", "permissions": "2048", "color": 0xff_00_00 }),
    ));
    assert_clean(&sent(validator, "POST", roles, &json!({ "name": "Players", "permissions": 2048 })));
    assert_only(
        &sent(validator, "POST", roles, &json!({ "color": 0x1_00_00_00 })),
        "/body/color",
        "more than 16777215",
    );
    assert_only(
        &sent(validator, "POST", roles, &json!({ "mentionable": 1 })),
        "/body/mentionable",
        "1 is not a boolean or null",
    );
}

#[test]
fn a_violation_reads_as_one_line() {
    let validator = discord();
    let found = sent(validator, "POST", MESSAGES, &json!({ "embeds": [{ "title": "x".repeat(300) }] }));
    let expected = format!(
        "POST /channels/{{channel_id}}/messages: /body/embeds/0/title: \"{}… is 300 characters long, more than 256",
        "x".repeat(59)
    );
    assert_eq!(found[0].to_string(), expected);
}
