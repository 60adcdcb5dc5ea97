//! Why somebody's wish is not fulfilled, and what they are told.

use thiserror::Error;

use crate::discord::api::metrics::Cause;
use crate::discord::view::picture::PictureError;
use crate::service::ServiceError;
use trickmate_rules::ActionError;
use trickmate_study::StudyError;

/// Why somebody's wish is not fulfilled.
#[derive(Debug, Error)]
pub(crate) enum CommandError {
    /// The service refuses.
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// The picture could not be drawn.
    #[error("the picture could not be drawn: {0}")]
    Picture(#[from] PictureError),
    /// A lesson or a puzzle that is not right.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// Something that is no defect, in words for the player.
    #[error("{0}")]
    Words(String),
}

impl CommandError {
    pub(super) const fn cause(&self) -> Cause {
        match self {
            Self::Service(
                ServiceError::Store(_)
                | ServiceError::Corrupt(..)
                | ServiceError::Work(_)
                | ServiceError::NoRandomness(_),
            )
            | Self::Picture(_)
            | Self::Study(_) => Cause::Fault,
            Self::Service(_) | Self::Words(_) => Cause::Player,
        }
    }

    /// A refusal in these words.
    pub(crate) fn words(words: impl Into<String>) -> Self {
        Self::Words(words.into())
    }
}

/// Why the rules refuse something, without the words that say that they do.
pub(crate) fn reason(refusal: &ActionError) -> String {
    match refusal {
        ActionError::Illegal(why) | ActionError::Unreadable(why) => why.clone(),
        other => other.to_string(),
    }
}

/// The error for somebody who means a match that they cannot mean.
pub(crate) fn no_such_match() -> CommandError {
    ServiceError::NoMatch.into()
}
