//! Reasons why an action is refused.

use thiserror::Error;

use super::excerpt::sentence;

/// An action that is refused; the text is one plain sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The match is over.
    #[error("the game is over")]
    Over,
    /// The seat has nothing to do now.
    #[error("it is not {0}’s turn")]
    NotYourTurn(&'static str),
    /// No seat of this letter.
    #[error("there is no seat “{0}” in this game")]
    NoSuchSeat(char),
    /// Several seats may act, and the action does not name one.
    #[error("say whose action it is, e.g. “{0}:{1}”")]
    WhoseAction(char, String),
    /// The text is not in the game's notation.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The action is against the rules, for this reason.
    #[error("not legal: {0}")]
    Illegal(String),
}

impl ActionError {
    /// Returns an error for an action against the rules.
    pub fn illegal(why: impl Into<String>) -> Self {
        Self::Illegal(sentence(&why.into()))
    }

    /// Returns an error for a text that is not in the game's notation.
    pub fn unreadable(why: impl Into<String>) -> Self {
        Self::Unreadable(sentence(&why.into()))
    }
}
