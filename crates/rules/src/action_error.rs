//! Reasons why an action is refused.

use thiserror::Error;

use super::excerpt::sentence;
use super::phrase::Phrase;

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
    #[error("cannot be read: {}", sentence(&.0.to_string()))]
    Unreadable(Phrase),
    /// The action is against the rules, for this reason.
    #[error("not legal: {}", sentence(&.0.to_string()))]
    Illegal(Phrase),
}

impl ActionError {
    /// Returns an error for an action against the rules.
    #[must_use]
    pub fn illegal(why: Phrase) -> Self {
        Self::Illegal(why.sanitised())
    }

    /// Returns an error for a text that is not in the game's notation.
    #[must_use]
    pub fn unreadable(why: Phrase) -> Self {
        Self::Unreadable(why.sanitised())
    }

    /// Returns the reason, where the game gives one.
    #[must_use]
    pub const fn why(&self) -> Option<&Phrase> {
        match self {
            Self::Unreadable(why) | Self::Illegal(why) => Some(why),
            _ => None,
        }
    }
}
