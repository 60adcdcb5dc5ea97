//! Schemas compiled when first needed, then shared.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use jsonschema::{Draft, PatternOptions, Registry, Validator};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

/// The name under which the description is registered; nothing is ever fetched from it.
const DOCUMENT: &str = "json-schema:///discord";

/// What may stand in a JSON pointer that is written as a URI fragment.
const FRAGMENT: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'~').remove(b'-').remove(b'_').remove(b'.');

/// The schemas of one description, compiled one by one as they are asked for.
pub(super) struct Schemas {
    registry: Registry<'static>,
    compiled: RwLock<HashMap<String, Arc<Validator>>>,
}

impl Schemas {
    /// Takes the whole description, so that `#/components/schemas/...` can be resolved.
    ///
    /// # Errors
    /// When the document cannot be indexed.
    pub(super) fn new(document: Value) -> Result<Self, String> {
        let registry = Registry::new()
            .draft(Draft::Draft202012)
            .add(DOCUMENT, document)
            .and_then(jsonschema::RegistryBuilder::prepare)
            .map_err(|error| error.to_string())?;
        Ok(Self { registry, compiled: RwLock::default() })
    }

    /// The compiled schema at a JSON pointer of the description.
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

    fn compile(&self, pointer: &str) -> Result<Validator, String> {
        let fragment = utf8_percent_encode(pointer, FRAGMENT);
        jsonschema::options()
            .with_draft(Draft::Draft202012)
            .with_registry(&self.registry)
            .with_pattern_options(PatternOptions::regex())
            .should_validate_formats(true)
            .with_format("snowflake", is_snowflake)
            .build(&json!({ "$ref": format!("{DOCUMENT}#{fragment}") }))
            .map_err(|error| error.to_string())
    }
}

/// Whether the text is a number of 64 bits as it is written, without sign or leading zeros.
fn is_snowflake(text: &str) -> bool {
    text.parse::<u64>().is_ok_and(|number| number.to_string() == text)
}
