//! Requests about members, roles and guilds that are refused.

use super::case::{Ids, Table, long};
use super::source::{CODES, GUILD, MEMBER, ROLE};
use serde_json::{Value, json};

/// Returns the refused requests about guilds.
pub(super) fn requests(ids: &Ids) -> Table {
    let Ids { guild, alice, voice, role, higher, managed, bob, .. } = ids;
    let mut table = Table::default();
    let none = Value::Null;
    let server = format!("/guilds/{guild}");

    for body in [
        json!({"nick": long(33)}),
        json!({"roles": ["word"]}),
        json!({"roles": "none"}),
        json!({"roles": [role.to_string(), role.to_string()]}),
        json!({"communication_disabled_until": "soon"}),
        json!({"communication_disabled_until": "2999-01-01T00:00:00Z"}),
    ] {
        table.of(MEMBER, "PATCH", format!("{server}/members/{alice}"), body, (400, 50035));
    }
    for body in [
        json!({"nick": ["a"]}),
        json!({"roles": [1.5]}),
        json!({"communication_disabled_until": 7.5}),
        json!({"communication_disabled_until": "2026-13-01T00:00:00Z"}),
    ] {
        table.of(MEMBER, "PATCH", format!("{server}/members/{alice}"), body, (400, 50035));
    }
    table.of(CODES, "DELETE", format!("{server}/members/1"), none.clone(), (404, 10007));
    table.of(
        MEMBER,
        "DELETE",
        format!("{server}/members/{alice}/roles/{higher}"),
        none.clone(),
        (403, 50013),
    );
    table.of(MEMBER, "DELETE", format!("{server}/members/{bob}"), none.clone(), (403, 50013));
    table.of(MEMBER, "PATCH", format!("{server}/members/{bob}"), json!({"nick": "x"}), (403, 50013));
    table.of(MEMBER, "PATCH", format!("{server}/members/{bob}"), json!({"roles": []}), (403, 50013));
    table.of(CODES, "PATCH", format!("{server}/members/{alice}"), json!({"channel_id": "1"}), (400, 40032));
    table.of(MEMBER, "PATCH", format!("{server}/members/{alice}"), json!({"roles": ["1"]}), (404, 10011));
    table.of(
        MEMBER,
        "PATCH",
        format!("{server}/members/{alice}"),
        json!({"roles": [higher.to_string()]}),
        (403, 50013),
    );
    table.of(
        MEMBER,
        "PATCH",
        format!("{server}/members/{alice}"),
        json!({"roles": [managed.to_string()]}),
        (403, 50013),
    );
    table.of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/{managed}"), none.clone(), (403, 50013));
    table.of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/{higher}"), none.clone(), (403, 50013));
    table.of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/1"), none.clone(), (404, 10011));
    for body in [json!({"channel_id": voice.to_string()}), json!({"mute": true}), json!({"deaf": true})] {
        table.of(CODES, "PATCH", format!("{server}/members/{alice}"), body, (400, 40032));
    }
    table.of(CODES, "PATCH", format!("{server}/members/1"), json!({"nick": "x"}), (404, 10007));

    for body in [
        json!({"name": long(101)}),
        json!({"name": " "}),
        json!({"color": 0x100_0000}),
        json!({"color": -1}),
        json!({"permissions": "all"}),
        json!({"hoist": "high"}),
    ] {
        table.of(ROLE, "POST", format!("{server}/roles"), body, (400, 50035));
    }
    table.of(ROLE, "POST", format!("{server}/roles"), json!({"permissions": "8"}), (403, 50013));
    table.of(ROLE, "PATCH", format!("{server}/roles/{higher}"), json!({"name": "x"}), (403, 50013));
    table.of(ROLE, "PATCH", format!("{server}/roles/1"), json!({"name": "x"}), (404, 10011));
    table.of(ROLE, "DELETE", format!("{server}/roles/{higher}"), none.clone(), (403, 50013));
    table.of(CODES, "DELETE", format!("{server}/roles/{managed}"), none.clone(), (400, 50028));

    table.of(CODES, "GET", "/invites/nothing", none.clone(), (404, 10006));
    table.of(CODES, "DELETE", "/invites/nothing", none.clone(), (404, 10006));
    table.of(CODES, "GET", format!("{server}/bans/{alice}"), none.clone(), (404, 10026));
    table.of(CODES, "DELETE", format!("{server}/bans/{alice}"), none.clone(), (404, 10026));
    for path in
        ["channels", "roles", "members?limit=1", "bans", "invites", "webhooks", "emojis", "threads/active"]
    {
        table.of(CODES, "GET", format!("/guilds/1/{path}"), none.clone(), (404, 10004));
    }
    table.of(CODES, "GET", format!("{server}/roles/1"), none.clone(), (404, 10011));
    table.of(CODES, "DELETE", format!("{server}/roles/1"), none.clone(), (404, 10011));
    table.of(CODES, "DELETE", format!("{server}/roles/{guild}"), none.clone(), (400, 50028));
    table.of(ROLE, "PATCH", format!("{server}/roles/{role}"), json!({"permissions": "8"}), (403, 50013));
    table.of(ROLE, "PATCH", format!("{server}/roles/{role}"), json!({"name": " "}), (400, 50035));
    table.of(ROLE, "PATCH", format!("{server}/roles/{role}"), json!({"color": "red"}), (400, 50035));
    table.of(GUILD, "PATCH", &server, json!({"name": " "}), (400, 50035));
    table.of(GUILD, "PATCH", &server, json!({"name": ["Club"]}), (400, 50035));
    table.of(CODES, "GET", "/guilds/1", none.clone(), (404, 10004));
    table.of(CODES, "GET", format!("{server}/members/1"), none.clone(), (404, 10013));
    table.of(CODES, "GET", "/users/1", none.clone(), (404, 10013));
    table.of(CODES, "GET", "/applications/1/commands", none.clone(), (404, 10002));
    table.of(GUILD, "GET", format!("{server}/members?limit=1001"), none.clone(), (400, 50035));
    table.of(GUILD, "GET", format!("{server}/members/search"), none.clone(), (400, 50035));
    table.of(GUILD, "PATCH", server.clone(), json!({"name": "x"}), (400, 50035));
    table.of(GUILD, "PATCH", server.clone(), json!({"name": long(101)}), (400, 50035));
    table
}
