//! Commands that are refused.

use super::case::{change, long};
use serde_json::{Value, json};

/// Commands that are refused with 50035.
pub(super) fn bodies() -> Vec<Value> {
    let command = |changes: Value| {
        let mut command = json!({"name": "play", "description": "d"});
        change(&mut command, changes);
        command
    };
    let option = |changes: Value| {
        let mut option = json!({"type": 3, "name": "o", "description": "d"});
        change(&mut option, changes);
        command(json!({"options": [option]}))
    };
    let choice = |choice: Value| option(json!({"choices": [choice]}));
    let many = |count: usize| {
        (0..count)
            .map(|n| json!({"type": 3, "name": format!("o{n}"), "description": "d"}))
            .collect::<Vec<_>>()
    };
    vec![
        command(json!({"name": null})),
        command(json!({"name": ""})),
        command(json!({"name": " "})),
        command(json!({"name": "Play"})),
        command(json!({"name": "two words"})),
        command(json!({"name": "a/b"})),
        command(json!({"name": "a.b"})),
        command(json!({"name": long(33)})),
        command(json!({"description": null})),
        command(json!({"description": " "})),
        command(json!({"description": long(101)})),
        command(json!({"type": 9})),
        command(json!({"type": 2})),
        command(json!({"type": 3})),
        command(json!({"type": 2, "description": "", "options": many(1)})),
        command(json!({"type": 2, "description": "", "name": " "})),
        command(json!({"options": many(26)})),
        command(json!({"options": {}})),
        command(json!({"contexts": []})),
        command(json!({"contexts": [3]})),
        command(json!({"contexts": [0, 0]})),
        command(json!({"integration_types": []})),
        command(json!({"integration_types": [2]})),
        command(json!({"default_member_permissions": "all"})),
        command(json!({"nsfw": "very"})),
        command(json!({"name_localizations": {"xx": "a"}})),
        command(json!({"name_localizations": {"de": "Spielen"}})),
        command(json!({"name_localizations": {"de": ""}})),
        command(json!({"description_localizations": {"de": long(101)}})),
        command(json!({"description_localizations": []})),
        option(json!({"type": null})),
        option(json!({"type": 0})),
        option(json!({"type": 12})),
        option(json!({"name": null})),
        option(json!({"name": "Upper"})),
        option(json!({"name": long(33)})),
        option(json!({"description": null})),
        option(json!({"description": " "})),
        option(json!({"description": long(101)})),
        option(json!({"required": "no"})),
        option(json!({"min_length": -1})),
        option(json!({"min_length": 6001})),
        option(json!({"max_length": 0})),
        option(json!({"max_length": 6001})),
        option(json!({"min_length": 5, "max_length": 4})),
        option(json!({"type": 4, "min_value": 5, "max_value": 4})),
        option(json!({"type": 4, "min_value": 1.5})),
        option(json!({"type": 4, "max_value": "many"})),
        option(json!({"type": 10, "max_value": 1e300})),
        option(json!({"type": 7, "channel_types": [99]})),
        option(json!({"type": 7, "channel_types": ["text"]})),
        option(json!({"type": 5, "autocomplete": true})),
        option(json!({"type": 6, "choices": [{"name": "c", "value": "v"}]})),
        option(json!({"autocomplete": true, "choices": [{"name": "c", "value": "v"}]})),
        option(
            json!({"choices": (0..26).map(|n| json!({"name": n.to_string(), "value": "v"})).collect::<Vec<_>>()}),
        ),
        option(json!({"choices": [{"name": "c", "value": "v"}, {"name": "c", "value": "w"}]})),
        choice(json!({"value": "v"})),
        choice(json!({"name": "c"})),
        choice(json!({"name": "", "value": "v"})),
        choice(json!({"name": " ", "value": "v"})),
        choice(json!({"name": long(101), "value": "v"})),
        choice(json!({"name": "c", "value": long(101)})),
        choice(json!({"name": "c", "value": "v", "name_localizations": {"xx": "a"}})),
        option(json!({"type": 4, "choices": [{"name": "c", "value": "v"}]})),
        option(json!({"type": 4, "choices": [{"name": "c", "value": 1.5}]})),
        command(
            json!({"options": [{"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "a", "description": "d"}]}),
        ),
        command(
            json!({"options": [{"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d", "required": true}]}),
        ),
        command(
            json!({"options": [{"type": 1, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d"}]}),
        ),
        command(
            json!({"options": [{"type": 2, "name": "a", "description": "d", "options": [{"type": 3, "name": "b", "description": "d"}]}]}),
        ),
        command(
            json!({"options": [{"type": 1, "name": "a", "description": "d", "options": [{"type": 1, "name": "b", "description": "d"}]}]}),
        ),
        command(
            json!({"options": [{"type": 2, "name": "a", "description": "d", "options": [{"type": 2, "name": "b", "description": "d"}]}]}),
        ),
    ]
}
