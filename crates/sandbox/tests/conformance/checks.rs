//! The rule book in the checker: each rule that Discord's description lacks is broken once, and kept once.

use discord_sandbox::conformance::{Violation, checks};
use serde_json::{Value, json};

use super::{assert_clean, assert_only};

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
    assert_only(&message(&long), "/body/content", "Must be 2000 or fewer in length.");
    assert_only(&callback(4, &long), "/body/data/content", "Must be 2000 or fewer in length.");
    assert_only(&callback(7, &long), "/body/data/content", "Must be 2000 or fewer in length.");
    for (method, path) in [
        ("PATCH", "/channels/1/messages/2"),
        ("POST", "/webhooks/1/token"),
        ("PATCH", "/webhooks/1/token/messages/%40original"),
        ("PATCH", "/webhooks/1/token/messages/5"),
    ] {
        assert_only(
            &checks::request(method, path, &long),
            "/body/content",
            "Must be 2000 or fewer in length.",
        );
    }
    let post = json!({ "name": "Game 1", "message": long });
    assert_only(
        &checks::request("POST", "/channels/1/threads", &post),
        "/body/message/content",
        "Must be 2000 or fewer in length.",
    );
}

#[test]
fn a_message_is_not_empty() {
    for empty in
        [json!({}), json!({ "content": " \n" }), json!({ "content": null, "embeds": [], "components": [] })]
    {
        assert_only(&message(&empty), "/body", "Cannot send an empty message (50006)");
        assert_only(&callback(4, &empty), "/body/data", "Cannot send an empty message (50006)");
        assert_only(
            &checks::request("POST", "/webhooks/1/token", &empty),
            "/body",
            "Cannot send an empty message (50006)",
        );
    }
    for some in [
        json!({ "embeds": [{ "title": "t" }] }),
        json!({ "attachments": [{ "id": 0 }] }),
        json!({ "sticker_ids": ["1"] }),
        json!({ "poll": { "question": { "text": "?" }, "answers": [{ "poll_media": { "text": "!" } }] } }),
        json!({ "message_reference": { "type": 1, "message_id": "1", "channel_id": "2" } }),
    ] {
        assert_clean(&message(&some));
    }
    // The message after a deferral or an edit is not judged.
    assert_clean(&callback(5, &json!({ "flags": 64 })));
    assert_clean(&callback(7, &json!({ "content": "" })));
}

#[test]
fn embeds_of_up_to_6000_characters_together() {
    let embeds = |extra: usize| {
        let full = json!({ "title": "t".repeat(100), "description": "d".repeat(2000), "footer": { "text": "f".repeat(500) },
                           "author": { "name": "a".repeat(200) }, "fields": [{ "name": "n".repeat(100), "value": "v".repeat(100) }] });
        json!({ "embeds": [full, full, { "description": "x".repeat(extra), "image": { "url": "https://example.com/i.png" } }] })
    };
    assert_clean(&message(&embeds(0)));
    assert_only(&message(&embeds(1)), "/body/embeds", "Embed size exceeds maximum size of 6000");
}

#[test]
fn rows_and_custom_ids() {
    let ids = ["a", "b", "c", "d", "e", "f"];
    let of =
        |count: usize| json!({ "components": rows(ids.iter().take(count).map(|id| json!([button(id)]))) });
    assert_clean(&message(&of(5)));
    assert_only(&message(&of(6)), "/body/components", "Must be 5 or fewer in length.");
    let mut v2 = of(6);
    v2["flags"] = json!(1 << 15);
    assert_clean(&message(&v2));
    v2["content"] = json!("text");
    assert_only(&message(&v2), "/body/content", "cannot be used when using MessageFlags.IS_COMPONENTS_V2");

    let twice = json!({ "components": rows([json!([button("a"), button("b")]), json!([button("a")])]) });
    assert_only(
        &message(&twice),
        "/body/components/1/components/0/custom_id",
        "Component custom id cannot be duplicated",
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
        place,
        "A custom id and url cannot both be specified",
    );
    assert_only(
        &one(json!({ "type": 2, "style": 5, "label": "Rules" })),
        &format!("{place}/url"),
        "A url is required",
    );
    assert_only(
        &one(json!({ "type": 2, "style": 1, "label": "Play" })),
        &format!("{place}/custom_id"),
        "A custom id is required",
    );
    assert_only(
        &one(json!({ "type": 2, "style": 1, "custom_id": "a" })),
        place,
        "A button needs a label or an emoji",
    );
    assert_clean(&one(json!({ "type": 2, "style": 1, "custom_id": "a", "emoji": { "name": "♟" } })));
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
        "The maximum of values exceeds the number of options",
    );
    assert_only(
        &one(json!([select(1, &["a", "a"])])),
        &format!("{place}/0/options/1"),
        "The specified option value is already used",
    );
    assert_only(
        &one(json!([select(1, &["a"]), button("b")])),
        &format!("{place}/1"),
        "requires too much width",
    );
    let mut reversed = select(1, &["a", "b"]);
    reversed["min_values"] = json!(2);
    assert_only(
        &one(json!([reversed])),
        &format!("{place}/0/min_values"),
        "The minimum of values exceeds their maximum",
    );
}

#[test]
fn modals() {
    let input = |id: &str| json!({ "type": 4, "custom_id": id, "style": 1, "label": "Move" });
    let modal = |rows: Value| callback(9, &json!({ "custom_id": "m", "title": "t", "components": rows }));
    let ids = ["a", "b", "c", "d", "e", "f"];
    let place = "/body/data/components";
    assert_clean(&modal(rows(ids.iter().take(5).map(|id| json!([input(id)])))));
    assert_only(
        &modal(rows(ids.iter().map(|id| json!([input(id)])))),
        place,
        "Must be between 1 and 5 in length.",
    );
    assert_only(
        &modal(rows([json!([input("a"), input("b")])])),
        &format!("{place}/0/components"),
        "Must be between 1 and 1 in length.",
    );
    assert_only(
        &modal(rows([json!([button("a")])])),
        &format!("{place}/0/components/0/type"),
        "must be one of (4)",
    );
    assert_only(
        &modal(rows([json!([input("a")]), json!([input("a")])])),
        &format!("{place}/1/components/0/custom_id"),
        "Component custom id cannot be duplicated",
    );
    assert_only(
        &modal(rows([json!([{ "type": 4, "custom_id": "a", "style": 1 }])])),
        &format!("{place}/0/components/0/label"),
        "This field is required",
    );
    assert_only(
        &modal(rows([
            json!([{ "type": 4, "custom_id": "a", "style": 1, "label": "l", "min_length": 5, "max_length": 4 }]),
        ])),
        &format!("{place}/0/components/0/min_length"),
        "The minimum length exceeds the maximum length",
    );
}

#[test]
fn command_lists() {
    let list = |count: usize, kind: u64| -> Value {
        (0..count).map(|number| json!({ "name": format!("c{number}"), "type": kind, "description": if kind == 1 { "d" } else { "" } })).collect()
    };
    assert_clean(&commands(&list(100, 1)));
    assert_only(
        &commands(&list(101, 1)),
        "/body",
        "Maximum number of application commands reached (100). (30032)",
    );
    assert_clean(&commands(&list(15, 2)));
    assert_only(
        &commands(&list(16, 3)),
        "/body",
        "Maximum number of application commands reached (15). (30032)",
    );
    let twice = json!([{ "name": "a", "description": "d" }, { "name": "a", "type": 3 }, { "name": "a", "description": "d" }]);
    assert_only(&commands(&twice), "/body/2", "Application command names must be unique");
}

#[test]
fn command_names_and_descriptions() {
    let named = |name: &str| commands(&json!([{ "name": name, "description": "d" }]));
    for name in ["play", "new-game_2", "schläger", "खेलो", "เล่น", "将棋"] {
        assert_clean(&named(name));
    }
    assert_only(&named("Play"), "/body/0/name", "Command name is invalid");
    assert_only(&named("new game"), "/body/0/name", "Command name is invalid");
    assert_clean(&commands(&json!([{ "name": "Show Board", "type": 3 }])));
    assert_only(&commands(&json!([{ "name": "play" }])), "/body/0/description", "This field is required");
    assert_only(
        &checks::request(
            "POST",
            "/applications/1/guilds/2/commands",
            &json!({ "name": "A", "description": "d" }),
        ),
        "/body/name",
        "Command name is invalid",
    );
    // 6 characters of names and descriptions, 39 choices of 200, and a last one.
    let sized = |last: usize| {
        let choice = |name: String, value: usize| json!({ "name": name, "value": "v".repeat(value) });
        let mut choices: Vec<Value> = (0..39).map(|number| choice(format!("{number:0>100}"), 100)).collect();
        choices.push(choice("n".repeat(100), last));
        let option = |name: &str, choices: &[Value]| json!({ "type": 3, "name": name, "description": "d", "choices": choices });
        json!([{ "name": "a", "description": "d", "options": [option("b", &choices[..20]), option("c", &choices[20..])] }])
    };
    assert_clean(&commands(&sized(94)));
    assert_only(&commands(&sized(95)), "/body/0", "Command exceeds maximum size (8000)");
}

#[test]
fn command_options() {
    let place = "/body/0/options";
    assert_clean(&command(&json!([option(3, "a", true), option(3, "b", false)])));
    assert_only(
        &command(&json!([option(3, "a", false), option(3, "b", true)])),
        &format!("{place}/1"),
        "Required options must be placed before non-required options",
    );
    assert_only(
        &command(&json!([option(3, "Game", true)])),
        &format!("{place}/0/name"),
        "Command name is invalid",
    );
    assert_only(
        &command(&json!([option(3, "a", true), option(4, "a", true)])),
        &format!("{place}/1/name"),
        "Option names must be unique",
    );
    let mut both = option(3, "a", true);
    both["autocomplete"] = json!(true);
    assert_clean(&command(&json!([both])));
    both["choices"] = json!([{ "name": "c", "value": "v" }]);
    assert_only(
        &command(&json!([both])),
        &format!("{place}/0"),
        "Choices and autocomplete are mutually exclusive",
    );

    let subcommand = json!({ "type": 1, "name": "show", "description": "d", "options": [option(3, "a", false), option(3, "b", true)] });
    assert_only(
        &command(&json!([subcommand])),
        &format!("{place}/0/options/1"),
        "Required options must be placed before",
    );
    assert_only(
        &command(&json!([{ "type": 1, "name": "show", "description": "d" }, option(3, "a", false)])),
        place,
        "mutually exclusive to all other types",
    );
    let edit = json!({ "options": [option(3, "a", false), option(3, "b", true)] });
    let found = checks::request("PATCH", "/applications/1/commands/5", &edit);
    assert_only(&found, "/body/options/1", "Required options must be placed before");
    assert_eq!(found[0].operation, "PATCH /applications/{application_id}/commands/{command_id}");
}
