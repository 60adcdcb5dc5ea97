//! Reasons why a request is refused, and the answer to the person.

use poise::serenity_prelude::CreateActionRow;
use thiserror::Error;

use crate::api::metrics::Cause;
use crate::ui::picture::PictureError;
use trickmate_host::{MatchId, ServiceError};
use trickmate_rules::ActionError;
use trickmate_study::StudyError;
use trickmate_text::rules::phrase;

/// Reason why a request is refused.
#[derive(Debug, Error)]
pub(crate) enum CommandError {
    /// The service refuses or has failed.
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// The picture could not be drawn.
    #[error("the picture could not be drawn: {0}")]
    Picture(#[from] PictureError),
    /// A lesson or a puzzle is wrong.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// A failure in the match with this number, which was found for the player among several.
    #[error("game {1}: {0}")]
    In(Box<CommandError>, MatchId),
    /// The typed action is for a position that has changed since.
    #[error("what was typed is for an earlier position")]
    StaleTyped(String),
    /// The typed move means one thing in English and another in the player's language.
    #[error("what was typed can be read in two ways")]
    TwoReadings {
        /// The question which one is meant.
        question: String,
        /// A button for each.
        buttons: Vec<CreateActionRow>,
    },
    /// A refusal that is not a defect, in words for the player.
    #[error("{0}")]
    Words(String),
}

impl CommandError {
    pub(crate) fn cause(&self) -> Cause {
        match self {
            Self::In(error, _) => error.cause(),
            Self::Service(
                ServiceError::Store(_)
                | ServiceError::Corrupt(..)
                | ServiceError::Work(_)
                | ServiceError::NoRandomness(_),
            )
            | Self::Picture(_)
            | Self::Study(_) => Cause::Fault,
            Self::Service(_) | Self::StaleTyped(_) | Self::TwoReadings { .. } | Self::Words(_) => {
                Cause::Player
            }
        }
    }

    /// Returns `true` if the bot is at fault, or too busy.
    pub(crate) fn is_fault(&self) -> bool {
        matches!(self.cause(), Cause::Fault)
    }

    /// Returns the failure, and the match if it was found among several.
    pub(crate) fn without_match(self) -> (Self, Option<MatchId>) {
        match self {
            Self::In(error, game) => (*error, Some(game)),
            error => (error, None),
        }
    }

    /// Returns a refusal in these words.
    pub(crate) fn words(words: impl Into<String>) -> Self {
        Self::Words(words.into())
    }
}

/// Returns the reason of the rules, without the words of the refusal.
pub(crate) fn reason(refusal: &ActionError) -> String {
    refusal.why().map_or_else(|| refusal.to_string(), phrase)
}

/// Returns the error for a match that the person cannot mean.
pub(crate) fn no_such_match() -> CommandError {
    ServiceError::NoMatch.into()
}
