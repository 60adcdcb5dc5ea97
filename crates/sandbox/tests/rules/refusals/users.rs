//! Requests about users and registered commands that are refused.

use super::case::{Ids, Table, long};
use super::source::{CODES, COMMAND, USER};
use serde_json::{Value, json};

/// Returns the refused requests about users and applications.
pub(super) fn requests(ids: &Ids) -> Table {
    let Ids { guild, bot, .. } = ids;
    let mut table = Table::default();
    let none = Value::Null;

    for username in ["a", "me@home", "my discord bot", "everyone", "here", "a:b", "a#b", "```", "Clyde"] {
        table.of(USER, "PATCH", "/users/@me", json!({"username": username}), (400, 50035));
    }
    table.of(USER, "PATCH", "/users/@me", json!({"username": long(33)}), (400, 50035));
    for avatar in [json!("picture"), json!(7), json!("data:text/plain;base64,eA==")] {
        table.of(USER, "PATCH", "/users/@me", json!({"avatar": avatar}), (400, 50035));
    }
    for avatar in
        ["data:image/png;base64,eA==", "data:image/png;base64,***", "data:image/png,x", "data:;base64,"]
    {
        table.of(USER, "PATCH", "/users/@me", json!({"avatar": avatar}), (400, 50035));
        table.of(USER, "PATCH", "/users/@me", json!({"banner": avatar}), (400, 50035));
    }
    for username in ["  ", "DISCORD", "xDiscordx", "a\u{a0}", "HERE", " everyone "] {
        table.of(USER, "PATCH", "/users/@me", json!({"username": username}), (400, 50035));
    }
    for query in ["limit=0", "limit=201", "limit=word", "before=word", "after=-1"] {
        table.of(USER, "GET", format!("/users/@me/guilds?{query}"), none.clone(), (400, 50035));
    }
    table.of(CODES, "GET", "/users/word", none.clone(), (400, 50035));
    table.of(CODES, "DELETE", "/users/@me/guilds/1", none.clone(), (404, 10004));
    table.of(USER, "POST", "/users/@me/channels", json!({"recipient_id": "word"}), (400, 50035));
    table.of(USER, "POST", "/users/@me/channels", json!({"recipient_id": null}), (400, 50035));
    table.of(USER, "POST", "/users/@me/channels", json!({}), (400, 50035));
    table.of(CODES, "POST", "/users/@me/channels", json!({"recipient_id": "1"}), (404, 10013));
    table.of(CODES, "POST", "/users/@me/channels", json!({"recipient_id": bot.to_string()}), (403, 50007));

    let registry = format!("/applications/{bot}/guilds/{guild}/commands");
    table.of(COMMAND, "PUT", registry.clone(), json!({}), (400, 50035));
    table.of(
        COMMAND,
        "PUT",
        registry.clone(),
        json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]),
        (400, 50035),
    );
    table.of(CODES, "PATCH", format!("{registry}/1"), json!({"name": "a"}), (404, 10063));
    table.of(CODES, "GET", format!("{registry}/1/permissions"), none.clone(), (404, 10066));
    table.of(COMMAND, "PUT", format!("{registry}/1/permissions"), json!({"permissions": []}), (403, 20001));
    let many = |kind: u8, count: usize| {
        let command = |n: usize| json!({"name": format!("c{n}"), "type": kind, "description": if kind == 1 { "d" } else { "" }});
        Value::from((0..count).map(command).collect::<Vec<_>>())
    };
    table.of(CODES, "PUT", registry.clone(), many(1, 101), (400, 30032));
    table.of(CODES, "PUT", registry.clone(), many(2, 16), (400, 30032));
    table.of(CODES, "PUT", registry, many(3, 16), (400, 30032));
    table
}
