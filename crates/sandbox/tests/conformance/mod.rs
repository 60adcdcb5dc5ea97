//! The sandbox's checks against Discord's description of its API.

mod answers;
mod arbitrary;
mod bodies;
mod checks;
mod loading;
mod routes;
mod serenity_bodies;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Once, OnceLock};

use discord_sandbox::conformance::{Validator, Violation};
use serde_json::Value;

/// Where Discord's description is; `None`, and a word about it, when nobody said.
fn description() -> Option<PathBuf> {
    let path = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
    if path.is_none() {
        static TOLD: Once = Once::new();
        // Straight to standard error: the test harness swallows what a passing test prints.
        TOLD.call_once(|| {
            let notice = "SKIPPED: all tests against Discord's API description; DISCORD_OPENAPI is not set\n";
            std::io::stderr().write_all(notice.as_bytes()).unwrap();
        });
    }
    path
}

/// The validator that all tests share, unless there is no description.
fn discord() -> Option<&'static Validator> {
    static VALIDATOR: OnceLock<Validator> = OnceLock::new();
    let path = description()?;
    Some(VALIDATOR.get_or_init(|| Validator::from_file(&path).unwrap()))
}

/// Checks a JSON body without query.
fn sent(validator: &Validator, method: &str, path: &str, body: &Value) -> Vec<Violation> {
    validator.request(method, path, None, Some("application/json"), Some(body))
}

#[track_caller]
fn assert_clean(violations: &[Violation]) {
    assert!(violations.is_empty(), "unexpected violations:\n{}", lines(violations));
}

/// That there is a violation at this place, saying this.
#[track_caller]
fn assert_violation(violations: &[Violation], place: &str, text: &str) {
    assert!(
        violations.iter().any(|violation| violation.place == place && violation.text.contains(text)),
        "no violation at {place} with {text:?}, but:\n{}",
        lines(violations)
    );
}

/// That there is exactly one violation, at this place, saying this.
#[track_caller]
fn assert_only(violations: &[Violation], place: &str, text: &str) {
    assert_violation(violations, place, text);
    assert_eq!(violations.len(), 1, "more than one violation:\n{}", lines(violations));
}

fn lines(violations: &[Violation]) -> String {
    violations.iter().map(|violation| format!("  {violation}\n")).collect()
}
