//! Requests about channels, threads and overwrites that are refused.

use super::case::{Ids, Table, long};
use super::source::{CHANNEL, CODES, GUILD, OVERWRITE, THREAD};
use serde_json::{Value, json};

/// Returns the refused requests about channels.
pub(super) fn requests(ids: &Ids) -> Table {
    let Ids { channel, guild, alice, notice, thread, direct, category, voice, role, .. } = ids;
    let mut table = Table::default();
    let none = Value::Null;
    let base = format!("/channels/{channel}");
    let server = format!("/guilds/{guild}");

    let (text, private) = (json!({"name": "t", "type": 10}), json!({"name": "t", "type": 12}));
    table.of(CODES, "POST", format!("{base}/threads"), text, (400, 50024));
    table.of(CODES, "POST", format!("/channels/{thread}/threads"), private, (400, 50024));
    for body in [
        json!({"name": " "}),
        json!({"name": long(101)}),
        json!({"auto_archive_duration": 5}),
        json!({"archived": "perhaps"}),
        json!({"locked": "perhaps"}),
        json!({"invitable": "perhaps"}),
        json!({"rate_limit_per_user": 21_601}),
    ] {
        table.of(CHANNEL, "PATCH", format!("/channels/{thread}"), body, (400, 50035));
    }
    let members = format!("/channels/{thread}/thread-members");
    table.of(CODES, "PUT", format!("{members}/1"), none.clone(), (404, 10007));
    table.of(CODES, "GET", format!("{members}/{alice}"), none.clone(), (404, 10007));
    table.of(CODES, "DELETE", format!("{members}/{alice}"), none.clone(), (404, 10007));
    table.of(CODES, "GET", format!("{base}/thread-members"), none.clone(), (404, 10003));
    table.of(
        THREAD,
        "POST",
        format!("/channels/{direct}/messages/1/threads"),
        json!({"name": "t"}),
        (400, 50024),
    );
    let named = || json!({"name": "t"});
    table.of(CODES, "POST", format!("{base}/messages/{notice}/threads"), named(), (403, 50021));
    table.of(CODES, "POST", format!("/channels/{thread}/threads"), named(), (400, 50024));
    table.of(CODES, "POST", format!("/channels/{direct}/threads"), named(), (400, 50024));
    table.of(CODES, "POST", format!("/channels/{category}/threads"), named(), (400, 50024));
    table.of(CODES, "POST", format!("/channels/{voice}/threads"), named(), (400, 50024));
    table.of(CODES, "POST", format!("{base}/messages/1/threads"), named(), (404, 10008));
    for body in [
        json!({}),
        json!({"name": ""}),
        json!({"name": " "}),
        json!({"name": long(101)}),
        json!({"name": "t", "auto_archive_duration": 61}),
        json!({"name": "t", "rate_limit_per_user": 21_601}),
        json!({"name": "t", "rate_limit_per_user": -1}),
        json!({"name": "t", "type": 0}),
        json!({"name": "t", "invitable": "perhaps"}),
    ] {
        table.of(THREAD, "POST", format!("{base}/threads"), body, (400, 50035));
    }
    table.of(THREAD, "GET", format!("{base}/threads/archived/public?limit=101"), none.clone(), (400, 50035));

    for body in [
        json!({"name": ""}),
        json!({"name": " "}),
        json!({"name": long(101)}),
        json!({"topic": long(1025)}),
        json!({"rate_limit_per_user": 21_601}),
        json!({"rate_limit_per_user": -1}),
        json!({"nsfw": "very"}),
        json!({"parent_id": channel.to_string()}),
        json!({"parent_id": "1"}),
        json!({"parent_id": "word"}),
        json!({"position": -1}),
        json!({"permission_overwrites": [{"id": "1"}]}),
        json!({"permission_overwrites": [{"type": 0}]}),
        json!({"permission_overwrites": {}}),
    ] {
        table.of(CHANNEL, "PATCH", base.clone(), body, (400, 50035));
    }
    table.of(
        CHANNEL,
        "PATCH",
        format!("/channels/{category}"),
        json!({"parent_id": category.to_string()}),
        (400, 50035),
    );
    table.of(CODES, "PATCH", format!("/channels/{direct}"), json!({"name": "x"}), (403, 50003));
    let inside = json!({"name": "x", "type": 4, "parent_id": category.to_string()});
    table.of(GUILD, "POST", format!("{server}/channels"), inside, (400, 50035));
    for body in [
        json!({}),
        json!({"name": " "}),
        json!({"name": "x", "type": 99}),
        json!({"name": "x", "parent_id": voice.to_string()}),
    ] {
        table.of(GUILD, "POST", format!("{server}/channels"), body, (400, 50035));
    }

    table.of(OVERWRITE, "PUT", format!("{base}/permissions/{alice}"), json!({}), (400, 50035));
    table.of(OVERWRITE, "PUT", format!("{base}/permissions/{alice}"), json!({"type": 2}), (400, 50035));
    table.of(
        OVERWRITE,
        "PUT",
        format!("{base}/permissions/{alice}"),
        json!({"type": 1, "allow": "all"}),
        (400, 50035),
    );
    table.of(OVERWRITE, "PUT", format!("{base}/permissions/1"), json!({"type": 0}), (404, 10009));
    table.of(OVERWRITE, "PUT", format!("{base}/permissions/1"), json!({"type": 1}), (404, 10009));
    table.of(
        OVERWRITE,
        "PUT",
        format!("{base}/permissions/{alice}"),
        json!({"type": 1, "allow": "8"}),
        (403, 50013),
    );
    let grants = json!({"permission_overwrites": [{"id": alice.to_string(), "type": 1, "allow": "8"}]});
    table.of(CHANNEL, "PATCH", base.clone(), grants, (403, 50013));
    for overwrite in [
        json!({"id": "1", "type": 0}),
        json!({"id": "1", "type": 1}),
        json!({"id": role.to_string(), "type": 1}),
    ] {
        let body = json!({"permission_overwrites": [overwrite]});
        table.of(CHANNEL, "PATCH", &base, body.clone(), (404, 10009));
        let body = json!({"name": "x", "permission_overwrites": [overwrite]});
        table.of(GUILD, "POST", format!("{server}/channels"), body, (404, 10009));
    }
    let grants = json!([{"id": alice.to_string(), "type": 1, "allow": "8"}]);
    table.of(
        GUILD,
        "POST",
        format!("{server}/channels"),
        json!({"name": "x", "permission_overwrites": grants}),
        (403, 50013),
    );
    table.of(CODES, "DELETE", format!("{base}/permissions/1"), none.clone(), (404, 10009));
    table
}
