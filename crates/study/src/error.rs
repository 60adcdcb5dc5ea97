//! Errors in lessons and puzzles.

use thiserror::Error;
use trickmate_engine::ThinkError;
use trickmate_rules::{ActionError, OptionError, PositionError, ReplayError};

/// A lesson or a puzzle that cannot be used.
#[derive(Debug, Error)]
pub enum StudyError {
    /// The file is not TOML of the right form.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// There is no such game.
    #[error("there is no game “{0}”")]
    NoGame(String),
    /// The position is not valid.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game’s options are not valid.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// An action is refused.
    #[error("“{0}” is refused: {1}")]
    Action(String, ActionError),
    /// The computer has nothing to think about.
    #[error(transparent)]
    Think(#[from] ThinkError),
    /// A match cannot be replayed.
    #[error(transparent)]
    Replay(#[from] Box<ReplayError>),
    /// A line of a file of puzzles is not of the right form.
    #[error("line {0}: {1}")]
    Line(usize, &'static str),
    /// A false claim.
    #[error("{0}")]
    Wrong(String),
}

impl From<ReplayError> for StudyError {
    fn from(error: ReplayError) -> Self {
        Self::Replay(Box::new(error))
    }
}

impl StudyError {
    /// Returns the error for a false claim.
    pub(crate) fn wrong(why: impl Into<String>) -> Self {
        Self::Wrong(why.into())
    }
}
