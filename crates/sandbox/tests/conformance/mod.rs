//! The sandbox's checks against Discord's description of its API.

mod answers;
mod arbitrary;
mod bodies;
mod checks;
mod loading;
mod routes;
mod serenity_bodies;

use std::path::Path;
use std::sync::{Arc, LazyLock};

use discord_sandbox::conformance::{Validator, Violation};
use serde_json::Value;

/// Returns the validator that all tests share: for the requested description, otherwise for the one that ships with the
/// crate.
fn discord() -> &'static Validator {
    static VALIDATOR: LazyLock<Arc<Validator>> =
        LazyLock::new(|| match std::env::var_os("DISCORD_OPENAPI") {
            Some(path) => Arc::new(Validator::from_file(Path::new(&path)).unwrap()),
            None => Validator::built_in().unwrap(),
        });
    &VALIDATOR
}

/// Checks a JSON body without query.
fn sent(validator: &Validator, method: &str, path: &str, body: &Value) -> Vec<Violation> {
    validator.request(method, path, None, Some("application/json"), Some(body))
}

#[track_caller]
fn assert_clean(violations: &[Violation]) {
    assert!(violations.is_empty(), "unexpected violations:\n{}", lines(violations));
}

/// Asserts a violation at this place, with this text.
#[track_caller]
fn assert_violation(violations: &[Violation], place: &str, text: &str) {
    assert!(
        violations.iter().any(|violation| violation.place == place && violation.text.contains(text)),
        "no violation at {place} with {text:?}, but:\n{}",
        lines(violations)
    );
}

/// Asserts exactly one violation, at this place, with this text.
#[track_caller]
fn assert_only(violations: &[Violation], place: &str, text: &str) {
    assert_violation(violations, place, text);
    assert_eq!(violations.len(), 1, "more than one violation:\n{}", lines(violations));
}

fn lines(violations: &[Violation]) -> String {
    violations.iter().map(|violation| format!("  {violation}\n")).collect()
}
