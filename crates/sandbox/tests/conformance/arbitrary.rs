//! The checks answer any request and any answer, and never panic.

use discord_sandbox::conformance::checks;
use proptest::prelude::*;
use serde_json::{Map, Value};

use super::discord;

const OPERATIONS: [(&str, &str); 12] = [
    ("POST", "/api/v10/channels/1/messages"),
    ("PATCH", "/channels/1/messages/2"),
    ("PATCH", "/channels/1"),
    ("POST", "/channels/1/threads"),
    ("POST", "/interactions/1/token/callback"),
    ("POST", "/webhooks/1/token"),
    ("PATCH", "/webhooks/1/token/messages/@original"),
    ("PUT", "/applications/1/commands"),
    ("POST", "/applications/1/guilds/2/commands"),
    ("GET", "/channels/1/messages"),
    ("POST", "/guilds/1/roles"),
    ("GET", "/oauth2/applications/@me"),
];

/// Names that the schemas know, so that the values get further than arbitrary ones would.
const NAMES: [&str; 18] = [
    "type",
    "data",
    "components",
    "content",
    "embeds",
    "options",
    "choices",
    "name",
    "description",
    "custom_id",
    "style",
    "id",
    "emoji",
    "attachments",
    "flags",
    "required",
    "value",
    "errors",
];

fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..20_u64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 64, 6, |inside| {
        let name =
            prop_oneof![4 => prop::sample::select(NAMES.as_slice()).prop_map(str::to_owned), 1 => ".{0,8}"];
        prop_oneof![
            prop::collection::vec(inside.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name, inside), 0..8)
                .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

proptest! {
    // A fixed seed: the same cases in every run.
    #![proptest_config(ProptestConfig {
        cases: 512,
        rng_seed: prop::test_runner::RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn bodies_and_answers(operation in prop::sample::select(OPERATIONS.as_slice()), value in json(), status in 100..600_u16) {
        let (method, path) = operation;
        let _ = checks::request(method, path, &value);
        let validator = discord();
        for violation in validator.request(method, path, None, None, Some(&value)) {
            prop_assert!(!violation.text.is_empty());
        }
        validator.response(method, path, status, Some(&value));
    }

    #[test]
    fn paths_and_queries(method in "[A-Z]{0,7}", path in "(/(@me|%[0-9a-f]?|[a-z0-9]{0,9}|.{0,4})){0,6}", query in ".{0,40}") {
        let _ = checks::request(&method, &path, &Value::Null);
        let validator = discord();
        validator.request(&method, &path, Some(&query), Some(&query), None);
        validator.request("GET", "/channels/1/messages", Some(&query), None, None);
    }
}
