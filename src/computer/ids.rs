//! Ids of the buttons that lead to a game against the computer: `computer/game/poker.-`, or `level/match/12`.

use std::fmt;
use std::str::FromStr;

use trickmate_host::{ChallengeId, Level, MatchId, SeatWish};

use crate::replay::ids::StudyRef;
use crate::ui::number::read_number;
use crate::ui::side::{Side, read_side};
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
    Challenge(ChallengeId),
    /// A match, whose options are used.
    Match(MatchId),
    /// A game with the usual options, and the player's side.
    Game(&'static str, SeatWish),
    /// A position of a match.
    Study(StudyRef),
}

impl ComputerSource {
    pub(crate) fn read(kind: &str, value: &str) -> Option<Self> {
        match kind {
            "challenge" => read_number(value).map(Self::Challenge),
            "match" => read_number(value).map(Self::Match),
            "study" => StudyRef::read(value).map(Self::Study),
            "game" => {
                let (name, side) = value.split_once('.').unwrap_or((value, "-"));
                Some(Self::Game(trickmate_rules::game(name)?.name(), read_side(side)?))
            }
            _ => None,
        }
    }
}

impl fmt::Display for ComputerSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Challenge(id) => write!(f, "challenge/{id}"),
            Self::Match(id) => write!(f, "match/{id}"),
            Self::Game(name, seat) => write!(f, "game/{name}.{}", Side(*seat)),
            Self::Study(study) => write!(f, "study/{study}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::ids::Source;
    use trickmate_host::ImportId;
    use trickmate_rules::Seat;

    #[test]
    fn what_is_written_is_read() {
        for source in [
            ComputerSource::Challenge(ChallengeId::new(i64::MAX)),
            ComputerSource::Match(MatchId::new(i64::MAX)),
            ComputerSource::Game("mysterious", SeatWish::Any),
            ComputerSource::Game("summoner", SeatWish::Seat(Seat::Second)),
            ComputerSource::Study(StudyRef { source: Source::Game(MatchId::new(i64::MAX)), ply: usize::MAX }),
            ComputerSource::Study(StudyRef { source: Source::Import(ImportId::new(0)), ply: 0 }),
        ] {
            let at = ComputerId::At(source, Level::HIGHEST);
            for id in [ComputerId::Play(source), ComputerId::Level(source), at] {
                let text = id.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(id));
            }
        }
        for text in [
            "computer/challenge/",
            "level/match/",
            "level/game/go",
            "level/game/poker.2",
            "computer/study/x1.2",
        ] {
            assert_eq!(text.parse::<ComputerId>(), Err(UnknownId), "{text}");
        }
    }
}
