//! Path and query parameters: texts for schemas of strings, numbers or lists.

use jsonschema::Validator;
use serde_json::{Number, Value};

use super::description::{Operation, Parameter, Place};
use super::explain::explain;
use super::schemas::Schemas;
use super::violation::{Finding, Report};

/// Checks the decoded path parameters.
pub(super) fn check_path(
    operation: &Operation,
    values: &[(String, String)],
    schemas: &Schemas,
    report: &mut Report,
) {
    for parameter in operation.parameters.iter().filter(|parameter| parameter.place == Place::Path) {
        let sent = values.iter().filter(|(name, _)| *name == parameter.name).map(|(_, value)| value.as_str());
        check(parameter, "/path", &sent.collect::<Vec<_>>(), schemas, report);
    }
}

/// Checks the query string; parameters that Discord does not know are ignored, as it does.
pub(super) fn check_query(operation: &Operation, query: &str, schemas: &Schemas, report: &mut Report) {
    let sent: Vec<_> = form_urlencoded::parse(query.as_bytes()).collect();
    for parameter in operation.parameters.iter().filter(|parameter| parameter.place == Place::Query) {
        let values: Vec<&str> = sent
            .iter()
            .filter(|(name, _)| *name == parameter.name)
            .map(|(_, value)| value.as_ref())
            .collect();
        check(parameter, "/query", &values, schemas, report);
    }
}

fn check(parameter: &Parameter, part: &str, sent: &[&str], schemas: &Schemas, report: &mut Report) {
    let place = format!("{part}/{}", parameter.name);
    if sent.is_empty() {
        if parameter.required {
            report.add(place, "the parameter is missing");
        }
        return;
    }
    match schemas.at(&parameter.schema) {
        Ok(schema) => {
            for finding in refusal(&schema, sent) {
                report.find(&place, finding);
            }
        }
        Err(error) => report.add(place, error),
    }
}

/// Returns the errors of the value under its best reading; empty if some reading fits.
fn refusal(schema: &Validator, sent: &[&str]) -> Vec<Finding> {
    let mut closest: Option<Vec<Finding>> = None;
    for reading in readings(sent) {
        let errors: Vec<_> = schema.iter_errors(&reading).collect();
        if errors.is_empty() {
            return Vec::new();
        }
        // Readings go from the most to the least special: the first kind that the schema knows gives the best error,
        // otherwise the plain string does.
        let wrong_kind = errors.iter().any(|error| error.kind().keyword() == "type");
        if !wrong_kind || closest.is_none() {
            let mut findings = Vec::new();
            errors.iter().for_each(|error| explain(error, &mut findings));
            if !wrong_kind {
                return findings;
            }
            closest = Some(findings);
        }
    }
    closest.unwrap_or_default()
}

/// Reads a number. Integers with leading zeros or beyond 64 bits stay text, since they would otherwise pass for ids.
fn number(text: &str) -> Option<Number> {
    match text.parse::<i64>() {
        Ok(integer) => (integer.to_string() == text).then(|| Number::from(integer)),
        Err(_) if text.contains('.') => Number::from_f64(text.parse().ok()?),
        Err(_) => None,
    }
}

/// Returns the possible readings of the text.
fn readings(sent: &[&str]) -> Vec<Value> {
    let mut readings = Vec::new();
    if let [text] = sent {
        readings.extend(number(text).map(Value::Number));
        readings.extend(match *text {
            "true" | "True" | "1" => Some(Value::Bool(true)),
            "false" | "False" | "0" => Some(Value::Bool(false)),
            _ => None,
        });
        readings.push(Value::from(*text));
    }
    readings.push(sent.iter().copied().map(Value::from).collect());
    readings
}
