//! Requests that depart from Discord's API, and their refusals.

use crate::conformance::{Validator, Violation, checks};
use crate::error::ApiError;
use serde_json::{Map, Value, json};

/// The facts about a request that are checked.
pub(super) struct Checked<'a> {
    pub(super) method: &'a str,
    pub(super) path: &'a str,
    pub(super) query: Option<&'a str>,
    pub(super) content_type: Option<&'a str>,
    pub(super) body: Option<&'a Value>,
    /// The numbers of the files.
    pub(super) files: &'a [u64],
}

/// Departures of a request from Discord's API.
#[derive(Default)]
pub(super) struct Departures {
    /// Differences from Discord's description of its API.
    described: Vec<Violation>,
    /// Differences from the rule book.
    ruled: Vec<Violation>,
}

impl Departures {
    /// Checks a request.
    pub(super) fn of(validator: Option<&Validator>, request: &Checked<'_>) -> Self {
        let Checked { method, path, query, content_type, body, files } = *request;
        let described = validator.map(|validator| validator.request(method, path, query, content_type, body));
        let ruled = body.map(|body| checks::request_with_files(method, path, body, files));
        Self { described: described.unwrap_or_default(), ruled: ruled.unwrap_or_default() }
    }

    /// Returns the single departure of a request whose body cannot be read.
    pub(super) fn unreadable(method: &str, path: &str, error: &ApiError) -> Self {
        Self { described: vec![Violation::of_body(method, path, &error.message)], ruled: Vec::new() }
    }

    /// Fails if a request departs from Discord's description and the rule book has no complaint: the rule book's
    /// refusals get Discord's own error later. Operations without a description are judged by their handlers.
    pub(super) fn refuse(&self) -> Result<(), ApiError> {
        let described = self.described.iter().filter(|violation| !violation.place.is_empty());
        let mut errors = Map::new();
        if self.ruled.is_empty() {
            described.for_each(|violation| file(violation, &mut errors));
        }
        if errors.is_empty() { Ok(()) } else { Err(ApiError::invalid_form(Value::Object(errors))) }
    }

    /// Returns all of them, without those of the rule book that the description has too.
    pub(super) fn into_violations(self) -> Vec<Violation> {
        let Self { mut described, mut ruled } = self;
        ruled.retain(|violation| described.iter().all(|other| other.place != violation.place));
        described.extend(ruled);
        described
    }
}

/// Puts a complaint at its place in Discord's `errors`: below the field, without the part of the request.
fn file(violation: &Violation, errors: &mut Map<String, Value>) {
    let mut keys = violation.place.split('/').filter(|key| !key.is_empty());
    // The part: body, query or path.
    keys.next();
    let keys = keys.chain(violation.missing.as_deref()).map(|key| key.replace("~1", "/").replace("~0", "~"));
    let mut node = errors;
    for key in keys {
        let child = node.entry(key).or_insert_with(|| json!({}));
        let Value::Object(map) = child else { return };
        node = map;
    }
    if let Value::Array(list) = node.entry("_errors").or_insert_with(|| json!([])) {
        list.push(json!({"code": violation.code, "message": violation.to_string()}));
    }
}
