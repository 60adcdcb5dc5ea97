//! A position that cannot be set up.

use std::fmt::Debug;

use thiserror::Error;

use super::excerpt::sentence;

/// A position that cannot be set up, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the position is not valid: {0}")]
pub struct PositionError(pub String);

impl PositionError {
    /// Makes the error with this reason.
    pub fn new(why: impl Into<String>) -> Self {
        Self(sentence(&why.into()))
    }
}
