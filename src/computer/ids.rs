//! Ids of the buttons that lead to a game against the computer: `computer/game/poker`, or `level/match/12`.

use std::fmt;
use std::str::FromStr;

use trickmate_host::Level;

use crate::replay::ids::StudyRef;
use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;

/// A button or menu for a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputerId {
    /// The button that leads to the game.
    Play(ComputerSource),
    /// The menu of its levels.
    Level(ComputerSource),
    /// The button that begins the game at a level.
    At(ComputerSource, Level),
}

impl fmt::Display for ComputerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(source) => write!(f, "computer/{source}"),
            Self::Level(source) => write!(f, "level/{source}"),
            Self::At(source, level) => write!(f, "at/{source}/{}", level.number()),
        }
    }
}

impl FromStr for ComputerId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["computer", kind, value] => ComputerSource::read(kind, value).map(Self::Play),
            ["level", kind, value] => ComputerSource::read(kind, value).map(Self::Level),
            ["at", kind, value, level] => {
                let level = level.parse().ok().and_then(Level::new)?;
                Some(Self::At(ComputerSource::read(kind, value)?, level))
            }
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

/// Source of a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputerSource {
    /// An open challenge, which the computer accepts.
    Challenge(i64),
    /// A match, whose options are used.
    Match(i64),
    /// A game, with the usual options.
    Game(&'static str),
    /// A position of a match.
    Study(StudyRef),
}

impl ComputerSource {
    pub(crate) fn read(kind: &str, value: &str) -> Option<Self> {
        let number = || read_number(value);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::ids::Source;

    #[test]
    fn what_is_written_is_read() {
        for source in [
            ComputerSource::Challenge(i64::MAX),
            ComputerSource::Match(i64::MAX),
            ComputerSource::Game("mysterious"),
            ComputerSource::Study(StudyRef { source: Source::Game(i64::MAX), ply: usize::MAX }),
            ComputerSource::Study(StudyRef { source: Source::Import(0), ply: 0 }),
        ] {
            let at = ComputerId::At(source, Level::HIGHEST);
            for id in [ComputerId::Play(source), ComputerId::Level(source), at] {
                let text = id.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(id));
            }
        }
        for text in ["computer/challenge/", "level/match/", "level/game/go", "computer/study/x1.2"] {
            assert_eq!(text.parse::<ComputerId>(), Err(UnknownId), "{text}");
        }
    }
}
