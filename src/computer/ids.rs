//! What a game against the computer is made from.

use std::fmt;

use crate::replay::study_ref::StudyRef;

/// Source of a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputerSource {
    /// An open challenge, which the computer accepts.
    Challenge(i64),
    /// A match, of which it has the options.
    Match(i64),
    /// A game, with the usual options.
    Game(&'static str),
    /// A position of a match.
    Study(StudyRef),
}

impl ComputerSource {
    pub(crate) fn read(kind: &str, value: &str) -> Option<Self> {
        let number = || value.parse::<i64>().ok().filter(|number| *number >= 0);
        match kind {
            "challenge" => number().map(Self::Challenge),
            "match" => number().map(Self::Match),
            "study" => StudyRef::read(value).map(Self::Study),
            "game" => trickmate_rules::game(value).map(|game| Self::Game(game.name())),
            _ => None,
        }
    }
}

impl fmt::Display for ComputerSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge(id) => write!(f, "challenge/{id}"),
            Self::Match(id) => write!(f, "match/{id}"),
            Self::Game(name) => write!(f, "game/{name}"),
            Self::Study(study) => write!(f, "study/{study}"),
        }
    }
}
