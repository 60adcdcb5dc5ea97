//! Schemas that are compiled when first needed, then shared.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::formats;
use jsonschema::error::ValidationErrorKind as Kind;
use jsonschema::{Draft, PatternOptions, Registry, ValidationError, Validator};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

/// The name under which the description is registered; nothing is ever fetched from it.
const DOCUMENT: &str = "json-schema:///discord";

/// Characters that a JSON pointer may contain as a URI fragment.
const FRAGMENT: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'~').remove(b'-').remove(b'_').remove(b'.');

/// The schemas of one description, compiled on demand.
pub(super) struct Schemas {
    registry: Registry<'static>,
    /// `true` if texts are trimmed before they are counted.
    trims: bool,
    compiled: RwLock<HashMap<String, Arc<Validator>>>,
}

impl Schemas {
    /// Indexes the whole description, so that `#/components/schemas/...` can be resolved. With `trims`, texts are
    /// trimmed before they are counted, as Discord does with requests.
    ///
    /// # Errors
    /// When the document cannot be indexed.
    pub(super) fn new(document: Value, trims: bool) -> Result<Self, String> {
        let registry = Registry::new()
            .draft(Draft::Draft202012)
            .add(DOCUMENT, document)
            .and_then(jsonschema::RegistryBuilder::prepare)
            .map_err(|error| error.to_string())?;
        Ok(Self { registry, trims, compiled: RwLock::default() })
    }

    /// Returns the compiled schema at a JSON pointer of the description.
    ///
    /// # Errors
    /// When there is no usable schema at that place.
    pub(super) fn at(&self, pointer: &str) -> Result<Arc<Validator>, String> {
        let known = self.compiled.read().unwrap_or_else(PoisonError::into_inner).get(pointer).cloned();
        if let Some(validator) = known {
            return Ok(validator);
        }
        let validator = Arc::new(self.compile(pointer)?);
        let mut compiled = self.compiled.write().unwrap_or_else(PoisonError::into_inner);
        Ok(Arc::clone(compiled.entry(pointer.to_owned()).or_insert(validator)))
    }

    /// Returns the errors of a value, without those that trimming corrects.
    pub(super) fn errors<'i>(&self, schema: &'i Validator, value: &'i Value) -> Vec<ValidationError<'i>> {
        let errors = schema.iter_errors(value);
        errors.filter(|error| !(self.trims && is_mended_by_trimming(error))).collect()
    }

    fn compile(&self, pointer: &str) -> Result<Validator, String> {
        let fragment = utf8_percent_encode(pointer, FRAGMENT);
        jsonschema::options()
            .with_draft(Draft::Draft202012)
            .with_registry(&self.registry)
            .with_pattern_options(PatternOptions::regex())
            .should_validate_formats(true)
            .with_format("snowflake", formats::is_snowflake)
            .with_format(formats::INTEGER_TEXT, formats::is_integer)
            .with_format(formats::BITS_TEXT, formats::is_bits)
            .with_format(formats::NUMBER_TEXT, formats::is_number)
            .with_format(formats::BOOLEAN_TEXT, formats::is_boolean)
            .build(&json!({ "$ref": format!("{DOCUMENT}#{fragment}") }))
            .map_err(|error| error.to_string())
    }
}

/// Returns `true` if the text is short enough once it is trimmed.
fn is_mended_by_trimming(error: &ValidationError<'_>) -> bool {
    match error.kind() {
        Kind::MaxLength { limit } => {
            let length = error.instance().as_str().map(|text| text.trim().chars().count() as u64);
            length.is_some_and(|length| length <= *limit)
        }
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => {
            context.iter().any(|branch| branch.iter().all(is_mended_by_trimming))
        }
        _ => false,
    }
}
