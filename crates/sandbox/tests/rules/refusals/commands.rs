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
        command(json!({"integration_types": [0, 0]})),
        command(json!({"integration_types": [1, 1]})),
        command(json!({"integration_types": "all"})),
        command(json!({"contexts": "all"})),
        command(json!({"contexts": [2, 2]})),
        command(json!({"name": "\u{a0}"})),
        command(json!({"name": ["play"]})),
        command(json!({"description": "\n\t"})),
        command(json!({"description": {"en": "d"}})),
        command(json!({"name_localizations": {"de": "zwei wörter"}})),
        command(json!({"name_localizations": {"de": " "}})),
        command(json!({"name_localizations": {"de": long(33)}})),
        command(json!({"name_localizations": "spielen"})),
        command(json!({"description_localizations": {"xx": "d"}})),
        command(json!({"description_localizations": {"de": " "}})),
        command(json!({"default_member_permissions": -1})),
        command(json!({"type": "slash"})),
        command(json!({"type": 2, "description": "", "name": long(33)})),
        option(json!({"name": " "})),
        option(json!({"name": "two words"})),
        option(json!({"name": "a/b"})),
        option(json!({"type": "text"})),
        option(json!({"name_localizations": {"de": "Groß"}})),
        option(json!({"description_localizations": {"de": long(101)}})),
        option(json!({"autocomplete": "yes please"})),
        option(json!({"choices": {"c": "v"}})),
        option(json!({"choices": [7]})),
        option(json!({"min_length": "some"})),
        option(json!({"type": 4, "min_value": "few"})),
        option(json!({"type": 4, "min_value": 9_007_199_254_740_993_i64})),
        option(json!({"type": 10, "min_value": 2.5, "max_value": 2.4})),
        option(json!({"type": 7, "channel_types": 0})),
        option(json!({"type": 11, "autocomplete": true})),
        option(json!({"type": 8, "autocomplete": true})),
        option(json!({"type": 4, "choices": [{"name": "c", "value": 1}, {"name": "c", "value": 2}]})),
        option(json!({"type": 4, "autocomplete": true, "choices": [{"name": "c", "value": 1}]})),
        choice(json!({"name": "\t", "value": "v"})),
        choice(json!({"name": "c", "value": ""})),
        choice(json!({"name": "c", "value": ["v"]})),
        choice(json!({"name": "c", "value": "v", "name_localizations": {"de": " "}})),
        choice(json!({"name": "c", "value": "v", "name_localizations": {"de": long(101)}})),
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
