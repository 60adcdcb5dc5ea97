//! Replaces the validator in a program that is built without the feature `conformance`.

use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use super::{LoadError, Violation};

/// A validator that cannot be made, since the feature `conformance` is off.
#[derive(Debug)]
pub enum Validator {}

impl Validator {
    /// Fails, since this build has none.
    ///
    /// # Errors
    /// Always [`LoadError::NotBuiltIn`].
    pub fn built_in() -> Result<Arc<Self>, LoadError> {
        Err(LoadError::NotBuiltIn)
    }

    /// Refuses every file.
    ///
    /// # Errors
    /// Always [`LoadError::NotBuiltIn`].
    pub fn shared(_: &Path) -> Result<Arc<Self>, LoadError> {
        Err(LoadError::NotBuiltIn)
    }

    /// Refuses every file.
    ///
    /// # Errors
    /// Always [`LoadError::NotBuiltIn`].
    pub fn from_file(_: &Path) -> Result<Self, LoadError> {
        Err(LoadError::NotBuiltIn)
    }

    /// Checks a bot's request.
    pub fn request(
        &self,
        _method: &str,
        _path: &str,
        _query: Option<&str>,
        _content_type: Option<&str>,
        _body: Option<&Value>,
    ) -> Vec<Violation> {
        match *self {}
    }

    /// Checks an answer of the sandbox.
    pub fn response(
        &self,
        _method: &str,
        _path: &str,
        _status: u16,
        _body: Option<&Value>,
    ) -> Vec<Violation> {
        match *self {}
    }
}
