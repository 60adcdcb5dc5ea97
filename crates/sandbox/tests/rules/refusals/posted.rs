//! Requests about messages in channels that are refused: reading, changing, deleting, reacting, pinning.

use super::case::{Ids, Table, long};
use super::source::{BULK, CODES, MESSAGE, PIN, REACTION};
use serde_json::{Value, json};

/// Returns the refused requests about messages that exist, or do not.
pub(super) fn requests(ids: &Ids) -> Table {
    let Ids { channel, own, other, notice, direct, category, .. } = ids;
    let mut table = Table::default();
    let none = Value::Null;
    let base = format!("/channels/{channel}");

    for body in [json!({}), json!({"content": ""}), json!({"content": " "}), json!({"embeds": []})] {
        table.of(CODES, "POST", format!("{base}/messages"), body, (400, 50006));
    }
    table.of(CODES, "POST", format!("/channels/{category}/messages"), json!({"content": "x"}), (400, 50008));
    table.of(CODES, "POST", "/channels/1/messages", json!({"content": "x"}), (404, 10003));
    table.of(CODES, "POST", "/channels/word/messages", json!({"content": "x"}), (400, 50035));
    table.of(CODES, "GET", format!("{base}/messages/1"), none.clone(), (404, 10008));
    table.of(CODES, "PATCH", format!("{base}/messages/{other}"), json!({"content": "x"}), (403, 50005));
    table.of(CODES, "PATCH", format!("{base}/messages/{own}"), json!({"content": ""}), (400, 50006));
    table.of(
        MESSAGE,
        "PATCH",
        format!("{base}/messages/{own}"),
        json!({"attachments": [{"id": "1"}]}),
        (400, 50035),
    );
    for query in ["limit=0", "limit=101", "limit=word", "before=word", "after=-1", "around=x"] {
        table.of(MESSAGE, "GET", format!("{base}/messages?{query}"), none.clone(), (400, 50035));
    }

    for messages in [
        json!([]),
        json!([own.to_string()]),
        json!([own.to_string(), own.to_string()]),
        json!(["x", "y"]),
        json!(7),
    ] {
        table.of(
            BULK,
            "POST",
            format!("{base}/messages/bulk-delete"),
            json!({"messages": messages}),
            (400, 50035),
        );
    }
    let many = (0..101).map(|id| id.to_string()).collect::<Vec<_>>();
    table.of(BULK, "POST", format!("{base}/messages/bulk-delete"), json!({"messages": many}), (400, 50035));
    table.of(
        BULK,
        "POST",
        format!("{base}/messages/bulk-delete"),
        json!({"messages": ["1", "2"]}),
        (400, 50034),
    );
    table.of(
        CODES,
        "POST",
        format!("/channels/{direct}/messages/bulk-delete"),
        json!({"messages": ["1", "2"]}),
        (403, 50003),
    );

    for emoji in ["a", "1", "%F0%9F%91%8D%F0%9F%91%8E", "%E2%99%94", "%E2%86%92", "%E3%81%82", "name:1"] {
        table.of(
            REACTION,
            "PUT",
            format!("{base}/messages/{own}/reactions/{emoji}/@me"),
            none.clone(),
            (400, 10014),
        );
    }
    for emoji in [":thumbsup:", "x:word", "%F0%9F%87%A9", "%E2%99%94%EF%B8%8F", "%F0%9F%91%8D%20"] {
        let path = format!("{base}/messages/{own}/reactions/{emoji}/@me");
        table.of(REACTION, "PUT", path, none.clone(), (400, 10014));
    }
    table.of(REACTION, "GET", format!("{base}/messages/{own}/reactions/nothing"), none.clone(), (400, 10014));
    table.of(
        REACTION,
        "DELETE",
        format!("{base}/messages/{own}/reactions/nothing/@me"),
        none.clone(),
        (400, 10014),
    );
    let thumb = "%F0%9F%91%8D";
    table.of(CODES, "PUT", format!("{base}/messages/1/reactions/{thumb}/@me"), none.clone(), (404, 10008));
    table.of(CODES, "DELETE", format!("{base}/messages/1/reactions"), none.clone(), (404, 10008));
    for query in ["limit=0", "limit=101", "after=word"] {
        let path = format!("{base}/messages/{own}/reactions/{thumb}?{query}");
        table.of(REACTION, "GET", path, none.clone(), (400, 50035));
    }
    table.of(CODES, "PATCH", format!("{base}/messages/1"), json!({"content": "x"}), (404, 10008));
    table.of(CODES, "DELETE", format!("{base}/messages/1"), none.clone(), (404, 10008));
    table.of(CODES, "PATCH", format!("{base}/messages/{notice}"), json!({"content": "x"}), (403, 50021));
    for body in [
        json!({"content": long(2001)}),
        json!({"embeds": [{}]}),
        json!({"components": [{"type": 1, "components": []}]}),
        json!({"allowed_mentions": {"users": ["1", "1"]}}),
        json!({"attachments": [{"id": "word"}]}),
        json!({"flags": "many"}),
    ] {
        table.of(MESSAGE, "PATCH", format!("{base}/messages/{own}"), body, (400, 50035));
    }
    table.of(PIN, "PUT", format!("{base}/messages/pins/1"), none.clone(), (404, 10008));
    table.of(CODES, "PUT", format!("{base}/messages/pins/{notice}"), none.clone(), (403, 50021));
    table.of(CODES, "PUT", format!("{base}/pins/{notice}"), none.clone(), (403, 50021));
    table
}
