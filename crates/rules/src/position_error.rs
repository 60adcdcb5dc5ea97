//! A position that cannot be set up.

use std::fmt::Debug;

use thiserror::Error;

use super::excerpt::sentence;
use super::phrase::{Phrase, phrase};

/// A position that cannot be set up, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub struct PositionError(pub String);

impl PositionError {
    /// Makes the error with this reason.
    pub fn new(why: impl Into<String>) -> Self {
        Self(sentence(&why.into()))
    }

    /// Returns the error as a phrase. The fault itself is named in English, as the position is.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        phrase!("the position is not valid: {why}", why = self.0.as_str())
    }
}
