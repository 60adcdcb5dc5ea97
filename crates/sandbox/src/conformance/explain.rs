//! Turns schema errors into texts that help a person.
//!
//! A schema error in a union says only that no branch fits. Here the branch that was meant is found
//! (by the `type` the value has, else by the fewest errors) and its errors are reported instead.

use std::collections::BTreeSet;

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use serde_json::Value;

use super::description::escape;
use super::formats::{BITS_TEXT, BOOLEAN_TEXT, INTEGER_TEXT, NUMBER_TEXT};
use super::violation::{Finding, OTHER};

/// Longer values are cut in texts.
const SHOWN: usize = 60;

/// Returns the findings behind one schema error.
pub(super) fn explain(error: &ValidationError<'_>, findings: &mut Vec<Finding>) {
    match error.kind() {
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => explain_union(error, context, findings),
        Kind::AdditionalProperties { unexpected } => {
            findings.extend(unexpected.iter().map(|name| Finding {
                pointer: format!("{}/{}", error.instance_path(), escape(name)),
                text: "Discord has no such field here".to_owned(),
                code: OTHER,
                missing: None,
            }));
        }
        kind => findings.push(Finding {
            pointer: error.instance_path().as_str().to_owned(),
            text: text(kind, error.instance()),
            code: code(error),
            missing: match kind {
                Kind::Required { property } => property.as_str().map(str::to_owned),
                _ => None,
            },
        }),
    }
}

/// The errors of one branch of a union.
type Branch = Vec<ValidationError<'static>>;

fn explain_union(error: &ValidationError<'_>, branches: &[Branch], findings: &mut Vec<Finding>) {
    let here = error.instance_path().as_str();
    let mut add = |pointer: String, text: String, code: &'static str| {
        findings.push(Finding { pointer, text, code, missing: None });
    };
    let (wrong_kind, candidates): (Vec<&Branch>, Vec<&Branch>) =
        branches.iter().partition(|branch| branch.iter().any(|error| is_wrong_kind(here, error)));

    if candidates.is_empty() {
        let errors = wrong_kind.into_iter().flatten().filter(|error| is_wrong_kind(here, error));
        let kinds: Vec<String> = errors.flat_map(|error| expected_kinds(error.kind())).collect();
        let code = conversion_code(&kinds);
        add(here.to_owned(), wrong_kind_text(error.instance(), kinds), code);
    } else if candidates.iter().all(|branch| branch.iter().any(|error| lacks_type(here, error))) {
        add(here.to_owned(), "\"type\" is missing".to_owned(), "UNION_TYPE_MISSING");
    } else if let Some(refused) = refused_choice(here, &candidates) {
        let choices: BTreeSet<(Option<i64>, String)> = candidates
            .iter()
            .flat_map(|branch| branch.iter())
            .filter(|error| is_choice(here, error))
            .flat_map(|error| choices(error.kind()))
            .collect();
        let choices: Vec<String> = choices.into_iter().map(|(_, choice)| choice).collect();
        add(
            refused.instance_path().as_str().to_owned(),
            format!("{} is none of {}", shown(refused.instance()), choices.join(", ")),
            "BASE_TYPE_CHOICES",
        );
    } else {
        let closest = candidates.into_iter().min_by_key(|branch| distance(here, branch));
        for error in closest.into_iter().flatten() {
            explain(error, findings);
        }
    }
}

fn is_wrong_kind(here: &str, error: &ValidationError<'_>) -> bool {
    let is_unconverted = |format: &str| [INTEGER_TEXT, NUMBER_TEXT, BOOLEAN_TEXT].contains(&format);
    let is_kind = match error.kind() {
        Kind::Type { .. } => true,
        Kind::Format { format } => is_unconverted(format),
        _ => false,
    };
    is_kind && error.instance_path().as_str() == here
}

fn lacks_type(here: &str, error: &ValidationError<'_>) -> bool {
    error.instance_path().as_str() == here
        && matches!(error.kind(), Kind::Required { property } if property == "type")
}

/// Returns `true` if the error says that the value itself, or the property that distinguishes the branches (`type`,
/// `trigger_type`, ...), is not among the allowed values.
fn is_choice(here: &str, error: &ValidationError<'_>) -> bool {
    let decides = match error.instance_path().as_str().strip_prefix(here) {
        Some("" | "/type") => true,
        Some(below) => below.ends_with("_type") && !below.trim_start_matches('/').contains('/'),
        None => false,
    };
    decides && matches!(error.kind(), Kind::Enum { .. } | Kind::Constant { .. })
}

/// Returns the choice that no branch accepts, if that is the reason why they all refuse the value.
fn refused_choice<'b>(here: &str, branches: &[&'b Branch]) -> Option<&'b ValidationError<'static>> {
    let mut refused = None;
    for branch in branches {
        refused = Some(branch.iter().find(|error| is_choice(here, error))?);
    }
    refused
}

/// Returns how far a branch is from the intended one: another `type`, then missing fields, then the number of errors.
fn distance(here: &str, branch: &[ValidationError<'_>]) -> (bool, usize, usize) {
    let other_type = branch.iter().any(|error| is_choice(here, error));
    let missing = branch.iter().filter(|error| {
        error.instance_path().as_str() == here && matches!(error.kind(), Kind::Required { .. })
    });
    (other_type, missing.count(), branch.len())
}

/// Returns the allowed values as JSON, each with its number, by which they can be sorted.
fn choices(kind: &Kind) -> Vec<(Option<i64>, String)> {
    let choice = |value: &Value| (value.as_i64(), value.to_string());
    match kind {
        Kind::Enum { options } => options.as_array().into_iter().flatten().map(choice).collect(),
        Kind::Constant { expected_value } => vec![choice(expected_value)],
        _ => Vec::new(),
    }
}

fn wrong_kind_text(value: &Value, mut expected: Vec<String>) -> String {
    expected.sort_by_key(|kind| (kind == "null", kind.clone()));
    expected.dedup();
    format!("{} is not {}", shown(value), expected.join(" or "))
}

/// Returns the allowed kinds of value, with their article.
fn expected_kinds(kind: &Kind) -> Vec<String> {
    let named = |name: &str| match name {
        "null" => "null".to_owned(),
        "array" | "object" | "integer" => format!("an {name}"),
        _ => format!("a {name}"),
    };
    match kind {
        Kind::Type { kind: TypeKind::Single(kind) } => vec![named(kind.as_str())],
        Kind::Format { format } => match format.as_str() {
            INTEGER_TEXT => vec![named("integer")],
            NUMBER_TEXT => vec![named("number")],
            BOOLEAN_TEXT => vec![named("boolean")],
            _ => Vec::new(),
        },
        Kind::Type { kind: TypeKind::Multiple(kinds) } => {
            let kinds = kinds.iter().map(|kind| kind.as_str()).collect::<Vec<_>>();
            // Convertible kinds are not the expected ones.
            let converted = match () {
                () if ["integer", "boolean"].iter().any(|kind| kinds.contains(kind)) => "string",
                () if kinds.contains(&"string") => "number",
                () => "string",
            };
            kinds.into_iter().filter(|kind| *kind != converted).map(named).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns Discord's code for a value that cannot be converted to the expected kind.
fn conversion_code(kinds: &[String]) -> &'static str {
    let expects = |name: &str| kinds.iter().any(|kind| kind.ends_with(name));
    match () {
        () if expects("object") => "MODEL_TYPE_CONVERT",
        () if expects("array") => "LIST_TYPE_CONVERT",
        () if expects("boolean") => "BOOLEAN_TYPE_CONVERT",
        () if expects("string") => "STRING_TYPE_CONVERT",
        () => "NUMBER_TYPE_COERCE",
    }
}

/// Returns Discord's code for a value that a schema refuses.
fn code(error: &ValidationError<'_>) -> &'static str {
    // If there is a minimum length, the maximum is in a separate part.
    let is_bounded = || error.schema_path().as_str().contains("/allOf/");
    let kind = error.kind();
    match kind {
        Kind::Required { .. } => "BASE_TYPE_REQUIRED",
        // To Discord, null and a missing value are the same if a value is required.
        Kind::Type { .. } if error.instance().is_null() => "BASE_TYPE_REQUIRED",
        Kind::MinLength { .. } if error.instance().as_str() == Some("") => "BASE_TYPE_REQUIRED",
        Kind::MaxLength { .. } | Kind::MaxItems { .. } if is_bounded() => "BASE_TYPE_BAD_LENGTH",
        Kind::Type { .. } => conversion_code(&expected_kinds(kind)),
        Kind::Enum { .. } | Kind::Constant { .. } => "BASE_TYPE_CHOICES",
        Kind::MaxLength { .. } | Kind::MaxItems { .. } => "BASE_TYPE_MAX_LENGTH",
        Kind::MinLength { .. } | Kind::MinItems { .. } => "BASE_TYPE_BAD_LENGTH",
        Kind::Maximum { .. } => "NUMBER_TYPE_MAX",
        Kind::Minimum { .. } => "NUMBER_TYPE_MIN",
        Kind::UniqueItems => "SET_TYPE_ALREADY_CONTAINS_VALUE",
        Kind::Format { format } if format == "uri" => "URL_TYPE_INVALID_URL",
        Kind::Format { format } if format == "date-time" => "DATE_TIME_TYPE_PARSE",
        Kind::Format { format } if format == BOOLEAN_TEXT => "BOOLEAN_TYPE_CONVERT",
        Kind::Format { .. } | Kind::Pattern { .. } => "NUMBER_TYPE_COERCE",
        _ => OTHER,
    }
}

fn text(kind: &Kind, instance: &Value) -> String {
    let value = shown(instance);
    match kind {
        Kind::Required { property } => format!("{property} is missing"),
        Kind::Type { .. } => wrong_kind_text(instance, expected_kinds(kind)),
        Kind::Enum { .. } | Kind::Constant { .. } => {
            let choices: Vec<String> = choices(kind).into_iter().map(|(_, choice)| choice).collect();
            format!("{value} is none of {}", choices.join(", "))
        }
        Kind::MaxLength { limit } => {
            format!("{value} is {} characters long, more than {limit}", characters(instance))
        }
        Kind::MinLength { limit } => {
            format!("{value} is {} characters long, less than {limit}", characters(instance))
        }
        Kind::MaxItems { limit } => format!("{} items, more than {limit}", items(instance)),
        Kind::MinItems { limit } => format!("{} items, less than {limit}", items(instance)),
        Kind::MaxProperties { limit } => format!("{} fields, more than {limit}", items(instance)),
        Kind::MinProperties { limit } => format!("{} fields, less than {limit}", items(instance)),
        Kind::Maximum { limit } => format!("{value} is more than {limit}"),
        Kind::Minimum { limit } => format!("{value} is less than {limit}"),
        Kind::UniqueItems => format!("{value} holds the same item twice"),
        Kind::Format { format } => match format.as_str() {
            BITS_TEXT => format!("{value} is not a bit set"),
            INTEGER_TEXT => format!("{value} is not an integer"),
            NUMBER_TEXT => format!("{value} is not a number"),
            BOOLEAN_TEXT => format!("{value} is not a boolean"),
            format => format!("{value} is not a valid {format}"),
        },
        Kind::Pattern { pattern } => format!("{value} does not match {pattern}"),
        Kind::OneOfMultipleValid { .. } => {
            format!("{value} fits more than one of the forms that exclude each other")
        }
        kind => format!("{value} breaks the rule \"{}\"", kind.keyword()),
    }
}

fn characters(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn items(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    }
}

/// Returns a value as JSON, cut to a readable length.
fn shown(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}
