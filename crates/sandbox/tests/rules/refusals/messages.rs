//! Messages that are refused.

use super::case::{button, change, long, row, select};
use super::source::{COMPONENT, EMBED, MENTIONS, MESSAGE};
use serde_json::{Value, json};

/// Bodies that `POST /channels/…/messages` refuses with 50035, with their sources.
pub(super) fn bodies() -> Vec<(&'static str, Value)> {
    let embed = |changes: Value| {
        let mut embed = json!({"title": "t"});
        change(&mut embed, changes);
        json!({"embeds": [embed]})
    };
    let field = |name: Value, value: Value| embed(json!({"fields": [{"name": name, "value": value}]}));
    let many = |count: usize, one: Value| Value::from(vec![one; count]);
    let option = |option: Value| select(3, json!({"options": [option]}));
    let mut cases = Vec::new();
    let mut of = |source: &'static str, bodies: Vec<Value>| {
        cases.extend(bodies.into_iter().map(|body| (source, body)))
    };
    of(
        MESSAGE,
        vec![
            json!({"content": long(2001)}),
            json!({"content": {"a": 1}}),
            json!({"content": "x", "nonce": long(26)}),
            json!({"content": "x", "nonce": 1.5}),
            json!({"content": "x", "tts": "perhaps"}),
            json!({"content": "x", "flags": "many"}),
            json!({"content": "x", "embeds": "none"}),
            json!({"content": "x", "components": {}}),
            json!({"content": "x", "attachments": [{"id": 0}]}),
            json!({"content": "x", "message_reference": {}}),
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            json!({"content": "x", "message_reference": {"message_id": "word"}}),
            json!([]),
        ],
    );
    of(
        EMBED,
        vec![
            json!({"embeds": many(11, json!({"title": "t"}))}),
            json!({"embeds": [{}]}),
            json!({"embeds": [7]}),
            embed(json!({"title": long(257)})),
            embed(json!({"description": long(4097)})),
            embed(json!({"url": "nowhere"})),
            embed(json!({"url": "ftp://example.com"})),
            embed(json!({"url": format!("https://example.com/{}", long(2048))})),
            embed(json!({"color": 0x100_0000})),
            embed(json!({"color": -1})),
            embed(json!({"color": "red"})),
            embed(json!({"timestamp": "yesterday"})),
            embed(json!({"image": {}})),
            embed(json!({"image": {"url": "nowhere"}})),
            embed(json!({"thumbnail": {"url": "javascript:x"}})),
            embed(json!({"author": {}})),
            embed(json!({"author": {"name": ""}})),
            embed(json!({"author": {"name": " "}})),
            embed(json!({"author": {"name": long(257)}})),
            embed(json!({"author": {"name": "a", "icon_url": "x"}})),
            embed(json!({"footer": {}})),
            embed(json!({"footer": {"text": "\n"}})),
            embed(json!({"footer": {"text": long(2049)}})),
            embed(json!({"fields": many(26, json!({"name": "n", "value": "v"}))})),
            field(json!(" "), json!("v")),
            field(json!("n"), json!("\t")),
            field(json!("n"), json!("\u{a0}")),
            field(json!(null), json!("v")),
            field(json!("n"), json!(null)),
            field(json!(long(257)), json!("v")),
            field(json!("n"), json!(long(1025))),
            json!({"embeds": many(2, json!({"description": long(3001)}))}),
        ],
    );
    of(
        MENTIONS,
        vec![
            json!({"content": "x", "allowed_mentions": {"parse": ["nobody"]}}),
            json!({"content": "x", "allowed_mentions": {"users": ["1", "1"]}}),
            json!({"content": "x", "allowed_mentions": {"roles": ["2", "2"]}}),
            json!({"content": "x", "allowed_mentions": {"users": ["word"]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}}),
            json!({"content": "x", "allowed_mentions": {"users": (0..101).map(|id| id.to_string()).collect::<Vec<_>>()}}),
            json!({"content": "x", "allowed_mentions": []}),
        ],
    );
    of(
        COMPONENT,
        vec![
            json!({"components": many(6, json!({"type": 1, "components": [{"type": 2, "style": 5, "label": "l", "url": "https://a.b"}]}))}),
            json!({"components": [{"type": 1}]}),
            json!({"components": [{"type": 1, "components": []}]}),
            json!({"components": [{"components": []}]}),
            json!({"components": [{"type": 99}]}),
            json!({"components": [{"type": 2, "style": 1, "label": "l", "custom_id": "c"}]}),
            row(json!([{"type": 4, "custom_id": "c", "style": 1, "label": "l"}])),
            row(json!(
                (0..6)
                    .map(|id| json!({"type": 2, "style": 1, "label": "l", "custom_id": id.to_string()}))
                    .collect::<Vec<_>>()
            )),
            row(
                json!([{"type": 2, "style": 1, "label": "a", "custom_id": "same"}, {"type": 2, "style": 1, "label": "b", "custom_id": "same"}]),
            ),
            row(
                json!([{"type": 2, "id": 7, "style": 1, "label": "a", "custom_id": "a"}, {"type": 2, "id": 7, "style": 1, "label": "b", "custom_id": "b"}]),
            ),
            row(
                json!([{"type": 2, "style": 1, "label": "a", "custom_id": "a"}, {"type": 5, "custom_id": "b"}]),
            ),
            button(json!({"style": null})),
            button(json!({"style": 0})),
            button(json!({"style": 7})),
            button(json!({"label": long(81)})),
            button(json!({"label": " "})),
            button(json!({"label": null})),
            button(json!({"custom_id": null})),
            button(json!({"custom_id": ""})),
            button(json!({"custom_id": long(101)})),
            button(json!({"url": "https://example.com"})),
            button(json!({"style": 5})),
            button(json!({"style": 5, "custom_id": null})),
            button(json!({"style": 5, "custom_id": null, "url": "nowhere"})),
            button(json!({"style": 5, "custom_id": null, "url": "ftp://example.com"})),
            button(json!({"style": 5, "custom_id": null, "url": format!("https://a.b/{}", long(512))})),
            button(json!({"emoji": {"name": "a"}})),
            button(json!({"emoji": {"name": "♔"}})),
            button(json!({"emoji": {"name": "→"}})),
            button(json!({"emoji": {"name": "█"}})),
            button(json!({"emoji": {"name": "あ"}})),
            button(json!({"emoji": {"name": "👍👎"}})),
            button(json!({"emoji": {"name": "x", "id": "1"}})),
            button(json!({"disabled": "no"})),
            select(3, json!({"custom_id": null})),
            select(3, json!({"custom_id": long(101)})),
            select(3, json!({"options": null})),
            select(3, json!({"options": []})),
            select(
                3,
                json!({"options": (0..26).map(|one| json!({"label": "l", "value": one.to_string()})).collect::<Vec<_>>()}),
            ),
            select(3, json!({"placeholder": long(151)})),
            select(3, json!({"min_values": 26})),
            select(3, json!({"min_values": -1})),
            select(3, json!({"max_values": 26})),
            select(3, json!({"max_values": 0})),
            select(3, json!({"max_values": 3})),
            select(3, json!({"min_values": 2})),
            option(json!({"value": "v"})),
            option(json!({"label": "l"})),
            option(json!({"label": "", "value": "v"})),
            option(json!({"label": " ", "value": "v"})),
            option(json!({"label": long(101), "value": "v"})),
            option(json!({"label": "l", "value": long(101)})),
            option(json!({"label": "l", "value": "v", "description": long(101)})),
            option(json!({"label": "l", "value": "v", "emoji": {"name": "no"}})),
            select(3, json!({"options": [{"label": "a", "value": "same"}, {"label": "b", "value": "same"}]})),
            select(
                3,
                json!({"options": [{"label": "a", "value": "a", "default": true}, {"label": "b", "value": "b", "default": true}]}),
            ),
            select(5, json!({"default_values": [{"id": "1", "type": "role"}]})),
            select(5, json!({"default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]})),
            select(6, json!({"default_values": [{"id": "1", "type": "user"}]})),
            select(8, json!({"default_values": [{"id": "1", "type": "user"}]})),
            select(
                5,
                json!({"min_values": 2, "max_values": 3, "default_values": [{"id": "1", "type": "user"}]}),
            ),
            select(8, json!({"channel_types": [99]})),
            select(8, json!({"channel_types": ["text"]})),
        ],
    );
    cases
}
