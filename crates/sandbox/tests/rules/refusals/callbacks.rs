//! Answers to interactions that are refused.

use super::case::{change, long};
use serde_json::{Value, json};

/// Answers to a command that are refused with 50035.
pub(super) fn bodies() -> Vec<Value> {
    let modal = |changes: Value| {
        let input = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
        let mut data =
            json!({"title": "t", "custom_id": "m", "components": [{"type": 1, "components": [input]}]});
        change(&mut data, changes);
        json!({"type": 9, "data": data})
    };
    let input = |changes: Value| {
        let mut input = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
        change(&mut input, changes);
        modal(json!({"components": [{"type": 1, "components": [input]}]}))
    };
    let label = |part: Value| modal(json!({"components": [part]}));
    let text = json!({"type": 4, "custom_id": "i", "style": 1});
    vec![
        json!({}),
        json!({"type": 0}),
        json!({"type": "four"}),
        json!({"type": 4}),
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "x"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 4, "data": {"content": long(2001)}}),
        json!({"type": 4, "data": []}),
        json!({"type": 9}),
        json!({"type": 1, "data": {}}),
        json!({"type": 99}),
        json!({"type": null}),
        json!({"type": 4, "data": "text"}),
        json!({"type": 4, "data": {"content": "x", "flags": "secret"}}),
        json!({"type": 4, "data": {"embeds": [{}]}}),
        json!({"type": 4, "data": {"embeds": [{"author": {"name": " "}}]}}),
        json!({"type": 4, "data": {"content": "x", "components": [{"type": 1, "components": []}]}}),
        json!({"type": 4, "data": {"content": "x", "allowed_mentions": {"users": ["1", "1"]}}}),
        json!({"type": 5, "data": {"flags": "secret"}}),
        json!({"type": 9, "data": []}),
        modal(json!({"title": ["t"]})),
        modal(json!({"title": "\t"})),
        modal(json!({"custom_id": ""})),
        modal(json!({"title": null})),
        modal(json!({"title": " "})),
        modal(json!({"title": long(46)})),
        modal(json!({"custom_id": null})),
        modal(json!({"custom_id": long(101)})),
        modal(json!({"components": null})),
        modal(json!({"components": []})),
        modal(json!({"components": [{"type": 2}]})),
        modal(json!({"components": [{"type": 1, "components": []}]})),
        modal(
            json!({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "l", "custom_id": "c"}]}]}),
        ),
        input(json!({"label": null})),
        input(json!({"label": " "})),
        input(json!({"label": long(46)})),
        input(json!({"custom_id": null})),
        input(json!({"custom_id": long(101)})),
        input(json!({"style": null})),
        input(json!({"style": 3})),
        input(json!({"min_length": -1})),
        input(json!({"min_length": 4001})),
        input(json!({"max_length": 0})),
        input(json!({"max_length": 4001})),
        input(json!({"min_length": 3, "max_length": 2})),
        input(json!({"placeholder": long(101)})),
        input(json!({"value": long(4001)})),
        input(json!({"value": "long", "max_length": 2})),
        input(json!({"required": "yes please"})),
        label(json!({"type": 18, "component": text})),
        label(json!({"type": 18, "label": " ", "component": text})),
        label(json!({"type": 18, "label": long(46), "component": text})),
        label(json!({"type": 18, "label": "l"})),
        label(json!({"type": 18, "label": "l", "description": long(101), "component": text})),
        label(
            json!({"type": 18, "label": "l", "component": {"type": 2, "style": 1, "label": "l", "custom_id": "c"}}),
        ),
        label(json!({"type": 10})),
        label(json!({"type": 10, "content": " "})),
    ]
}
