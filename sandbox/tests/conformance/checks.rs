//! What Discord's description does not say: each rule broken once, and kept once.

use discord_sandbox::conformance::{Violation, checks};
use serde_json::{Value, json};

use super::{assert_clean, assert_only, assert_violation};

fn message(body: &Value) -> Vec<Violation> {
    checks::request("POST", "/api/v10/channels/1/messages", body)
}

fn callback(kind: u64, data: &Value) -> Vec<Violation> {
    checks::request("POST", "/interactions/1/token/callback", &json!({ "type": kind, "data": data }))
}

fn commands(body: &Value) -> Vec<Violation> {
    checks::request("PUT", "/api/v10/applications/1/commands", body)
}

fn command(options: &Value) -> Vec<Violation> {
    commands(&json!([{ "name": "play", "description": "Play", "options": options }]))
}

fn button(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Play", "custom_id": custom_id })
}

fn rows(rows: impl IntoIterator<Item = Value>) -> Value {
    rows.into_iter().map(|row| json!({ "type": 1, "components": row })).collect()
}

fn option(kind: u64, name: &str, required: bool) -> Value {
    json!({ "type": kind, "name": name, "description": "d", "required": required })
}

#[test]
fn content_of_up_to_2000_characters() {
    assert_clean(&message(&json!({ "content": "é".repeat(2000) })));
    let long = json!({ "content": "é".repeat(2001) });
    assert_only(&message(&long), "/body/content", "2001 characters, more than 2000");
    assert_only(&callback(4, &long), "/body/data/content", "2001 characters");
    assert_only(&callback(7, &long), "/body/data/content", "2001 characters");
    for (method, path) in [
        ("PATCH", "/channels/1/messages/2"),
        ("POST", "/webhooks/1/token"),
        ("PATCH", "/webhooks/1/token/messages/%40original"),
        ("PATCH", "/webhooks/1/token/messages/5"),
    ] {
        assert_only(&checks::request(method, path, &long), "/body/content", "2001 characters");
    }
    let post = json!({ "name": "Game 1", "message": long });
    assert_only(
        &checks::request("POST", "/channels/1/threads", &post),
        "/body/message/content",
        "2001 characters",
    );
}

#[test]
fn a_message_is_not_empty() {
    for empty in
        [json!({}), json!({ "content": " \n" }), json!({ "content": null, "embeds": [], "components": [] })]
    {
        assert_only(&message(&empty), "/body", "the message is empty");
        assert_only(&callback(4, &empty), "/body/data", "the message is empty");
        assert_only(&checks::request("POST", "/webhooks/1/token", &empty), "/body", "the message is empty");
    }
    for some in [
        json!({ "embeds": [{ "title": "t" }] }),
        json!({ "attachments": [{ "id": 0 }] }),
        json!({ "sticker_ids": ["1"] }),
        json!({ "poll": {} }),
        json!({ "message_reference": { "type": 1, "message_id": "1", "channel_id": "2" } }),
    ] {
        assert_clean(&message(&some));
    }
    // Nothing is said about what a deferral or an edit leaves.
    assert_clean(&callback(5, &json!({ "flags": 64 })));
    assert_clean(&callback(7, &json!({ "content": "" })));
}

#[test]
fn embeds_of_up_to_6000_characters_together() {
    let embeds = |extra: usize| {
        let full = json!({ "title": "t".repeat(100), "description": "d".repeat(2000), "footer": { "text": "f".repeat(500) },
                           "author": { "name": "a".repeat(200) }, "fields": [{ "name": "n".repeat(100), "value": "v".repeat(100) }] });
        json!({ "embeds": [full, full, { "description": "x".repeat(extra) }] })
    };
    assert_clean(&message(&embeds(0)));
    assert_only(
        &message(&embeds(1)),
        "/body/embeds",
        "6001 characters in all embeds together, more than 6000",
    );
}

#[test]
fn rows_and_custom_ids() {
    let ids = ["a", "b", "c", "d", "e", "f"];
    let of =
        |count: usize| json!({ "components": rows(ids.iter().take(count).map(|id| json!([button(id)]))) });
    assert_clean(&message(&of(5)));
    assert_only(&message(&of(6)), "/body/components", "6 rows, more than 5");
    let mut v2 = of(6);
    v2["flags"] = json!(1 << 15);
    assert_clean(&message(&v2));
    v2["content"] = json!("text");
    assert_only(&message(&v2), "/body/content", "not allowed in a message of components (V2)");

    let twice = json!({ "components": rows([json!([button("a"), button("b")]), json!([button("a")])]) });
    assert_only(
        &message(&twice),
        "/body/components/1/components/0/custom_id",
        "\"a\" is used more than once",
    );
}

#[test]
fn buttons_have_what_their_style_needs() {
    let one = |button: Value| message(&json!({ "components": rows([json!([button])]) }));
    let place = "/body/components/0/components/0";
    assert_clean(&one(json!({ "type": 2, "style": 5, "label": "Rules", "url": "https://example.com" })));
    assert_only(
        &one(
            json!({ "type": 2, "style": 5, "label": "Rules", "url": "https://example.com", "custom_id": "a" }),
        ),
        &format!("{place}/custom_id"),
        "must not have it",
    );
    assert_only(
        &one(json!({ "type": 2, "style": 5, "label": "Rules" })),
        &format!("{place}/url"),
        "needs it",
    );
    assert_only(
        &one(json!({ "type": 2, "style": 1, "label": "Play" })),
        &format!("{place}/custom_id"),
        "needs it",
    );
    assert_only(&one(json!({ "type": 2, "style": 1, "custom_id": "a" })), place, "needs a label or an emoji");
    assert_clean(&one(json!({ "type": 2, "style": 1, "custom_id": "a", "emoji": { "name": "♞" } })));
    assert_clean(&one(json!({ "type": 2, "style": 6, "sku_id": "1" })));
}

#[test]
fn selects() {
    let select = |max: u64, values: &[&str]| {
        let options: Vec<Value> =
            values.iter().map(|value| json!({ "label": value, "value": value })).collect();
        json!({ "type": 3, "custom_id": "s", "max_values": max, "options": options })
    };
    let one = |row: Value| message(&json!({ "components": rows([row]) }));
    let place = "/body/components/0/components";
    assert_clean(&one(json!([select(2, &["a", "b"])])));
    assert_only(
        &one(json!([select(3, &["a", "b"])])),
        &format!("{place}/0/max_values"),
        "3 is more than the 2 options",
    );
    assert_only(
        &one(json!([select(1, &["a", "a"])])),
        &format!("{place}/0/options/1/value"),
        "\"a\" is used more than once",
    );
    assert_only(&one(json!([select(1, &["a"]), button("b")])), place, "a select takes a whole row");
    let mut reversed = select(1, &["a", "b"]);
    reversed["min_values"] = json!(2);
    assert_only(&one(json!([reversed])), &format!("{place}/0/min_values"), "2 is more than max_values 1");
}

#[test]
fn modals() {
    let input = |id: &str| json!({ "type": 4, "custom_id": id, "style": 1, "label": "Move" });
    let modal = |rows: Value| callback(9, &json!({ "custom_id": "m", "title": "t", "components": rows }));
    let ids = ["a", "b", "c", "d", "e", "f"];
    let place = "/body/data/components";
    assert_clean(&modal(rows(ids.iter().take(5).map(|id| json!([input(id)])))));
    assert_only(&modal(rows(ids.iter().map(|id| json!([input(id)])))), place, "6 rows, more than 5");
    assert_only(
        &modal(rows([json!([input("a"), input("b")])])),
        &format!("{place}/0/components"),
        "exactly one text input",
    );
    assert_violation(
        &modal(rows([json!([button("a")])])),
        &format!("{place}/0/components"),
        "exactly one text input",
    );
    assert_only(
        &modal(rows([json!([input("a")]), json!([input("a")])])),
        &format!("{place}/1/components/0/custom_id"),
        "\"a\" is used more than once",
    );
    assert_only(
        &modal(rows([json!([{ "type": 4, "custom_id": "a", "style": 1 }])])),
        &format!("{place}/0/components/0/label"),
        "needs a label",
    );
    assert_only(
        &modal(rows([
            json!([{ "type": 4, "custom_id": "a", "style": 1, "label": "l", "min_length": 5, "max_length": 4 }]),
        ])),
        &format!("{place}/0/components/0/min_length"),
        "5 is more than max_length 4",
    );
}

#[test]
fn command_lists() {
    let list = |count: usize, kind: u64| -> Value {
        (0..count).map(|number| json!({ "name": format!("c{number}"), "type": kind, "description": if kind == 1 { "d" } else { "" } })).collect()
    };
    assert_clean(&commands(&list(100, 1)));
    assert_only(&commands(&list(101, 1)), "/body", "101 chat-input commands, more than 100");
    assert_clean(&commands(&list(15, 2)));
    assert_only(&commands(&list(16, 3)), "/body", "16 message commands, more than 15");
    let twice = json!([{ "name": "a", "description": "d" }, { "name": "a", "type": 3 }, { "name": "a", "description": "d" }]);
    assert_only(&commands(&twice), "/body/2/name", "\"a\" is used more than once");
}

#[test]
fn command_names_and_descriptions() {
    let named = |name: &str| commands(&json!([{ "name": name, "description": "d" }]));
    for name in ["play", "new-game_2", "schläger", "खेलो", "เล่น", "将棋"] {
        assert_clean(&named(name));
    }
    assert_only(&named("Play"), "/body/0/name", "\"Play\" has upper-case letters");
    assert_only(&named("new game"), "/body/0/name", "letters, digits, hyphens and underscores");
    assert_clean(&commands(&json!([{ "name": "Show Board", "type": 3 }])));
    assert_only(&commands(&json!([{ "name": "play" }])), "/body/0/description", "needs a description");
    assert_only(
        &checks::request(
            "POST",
            "/applications/1/guilds/2/commands",
            &json!({ "name": "A", "description": "d" }),
        ),
        "/body/name",
        "upper-case",
    );
    let long = json!([{ "name": "a", "description": "d", "options": [
        { "type": 3, "name": "b", "description": "d", "choices": [{ "name": "c", "value": "v".repeat(7996) }] } ] }]);
    assert_only(&commands(&long), "/body/0", "8001 characters in all, more than 8000");
}

#[test]
fn command_options() {
    let place = "/body/0/options";
    assert_clean(&command(&json!([option(3, "a", true), option(3, "b", false)])));
    assert_only(
        &command(&json!([option(3, "a", false), option(3, "b", true)])),
        &format!("{place}/1/required"),
        "a required option comes after an optional one",
    );
    assert_only(&command(&json!([option(3, "Game", true)])), &format!("{place}/0/name"), "upper-case");
    assert_only(
        &command(&json!([option(3, "a", true), option(4, "a", true)])),
        &format!("{place}/1/name"),
        "\"a\" is used more than once",
    );
    let mut both = option(3, "a", true);
    both["autocomplete"] = json!(true);
    assert_clean(&command(&json!([both])));
    both["choices"] = json!([{ "name": "c", "value": "v" }]);
    assert_only(
        &command(&json!([both])),
        &format!("{place}/0/choices"),
        "choices and autocomplete exclude each other",
    );

    let subcommand = json!({ "type": 1, "name": "show", "description": "d", "options": [option(3, "a", false), option(3, "b", true)] });
    assert_only(
        &command(&json!([subcommand])),
        &format!("{place}/0/options/1/required"),
        "after an optional one",
    );
    assert_only(
        &command(&json!([{ "type": 1, "name": "show", "description": "d" }, option(3, "a", false)])),
        place,
        "cannot be mixed",
    );
    let edit = json!({ "options": [option(3, "a", false), option(3, "b", true)] });
    let found = checks::request("PATCH", "/applications/1/commands/5", &edit);
    assert_only(&found, "/body/options/1/required", "after an optional one");
    assert_eq!(found[0].operation, "PATCH /applications/{application_id}/commands/{command_id}");
}
