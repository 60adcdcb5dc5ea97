//! Ids of the buttons below a replay, such as `replay/game/12/next/34`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::{ImportId, MatchId};

/// Game that a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A match played here.
    Game(MatchId),
    /// An imported record.
    Import(ImportId),
}

/// A button of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReplayId {
    pub(crate) source: Source,
    pub(crate) ask: ReplayAsk,
}

/// Request about a replay. Positions are numbers of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayAsk {
    /// Another position, shown in place of this one.
    Turn(Turn, usize),
    /// The position chosen in the menu.
    Jump,
    /// The form to type a position, and the button that opens it.
    Type,
    /// A private viewer, at this position.
    Open(usize),
    /// A private animation, from one position to another.
    Animation(usize, usize),
    /// This position for everybody to see.
    Show(usize),
    /// This position for everybody, also as text, to continue from.
    Share(usize),
    /// The animation for everybody to see.
    ShowAnimation(usize, usize),
    /// The record, as text and as a file.
    Record,
    /// The check that the match was dealt by its seed.
    Verify,
}

/// Button that leads to another position. No two buttons of a message may have the same id, even if they lead to the
/// same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    First,
    Back,
    Next,
    Last,
}

/// All turns with their words and labels.
pub(crate) const TURNS: [(Turn, &str, &str); 4] = [
    (Turn::First, "first", "replay-first"),
    (Turn::Back, "back", "button-back"),
    (Turn::Next, "next", "button-next"),
    (Turn::Last, "last", "replay-last"),
];

impl fmt::Display for ReplayId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Source::Game(id) => write!(f, "replay/game/{id}/")?,
            Source::Import(id) => write!(f, "replay/import/{id}/")?,
        }
        match self.ask {
            ReplayAsk::Turn(turn, ply) => {
                let word = TURNS.iter().find(|(known, ..)| *known == turn).map_or("", |(_, word, _)| word);
                write!(f, "{word}/{ply}")
            }
            ReplayAsk::Jump => f.write_str("jump"),
            ReplayAsk::Type => f.write_str("type"),
            ReplayAsk::Open(ply) => write!(f, "open/{ply}"),
            ReplayAsk::Animation(from, to) => write!(f, "film/{from}/{to}"),
            ReplayAsk::Show(ply) => write!(f, "show/{ply}"),
            ReplayAsk::Share(ply) => write!(f, "share/{ply}"),
            ReplayAsk::ShowAnimation(from, to) => write!(f, "show-film/{from}/{to}"),
            ReplayAsk::Record => f.write_str("record"),
            ReplayAsk::Verify => f.write_str("verify"),
        }
    }
}

impl ReplayId {
    /// Reads the parts of the text form after its first word.
    fn read(parts: &[&str]) -> Option<Self> {
        let [source, id, word, numbers @ ..] = parts else { return None };
        let source = match *source {
            "game" => Source::Game(read_number(id)?),
            "import" => Source::Import(read_number(id)?),
            _ => return None,
        };
        let numbers: Vec<usize> = numbers.iter().map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let ask = match (*word, &numbers[..]) {
            ("jump", []) => ReplayAsk::Jump,
            ("type", []) => ReplayAsk::Type,
            ("record", []) => ReplayAsk::Record,
            ("verify", []) => ReplayAsk::Verify,
            ("open", [ply]) => ReplayAsk::Open(*ply),
            ("film", [from, to]) => ReplayAsk::Animation(*from, *to),
            ("show", [ply]) => ReplayAsk::Show(*ply),
            ("share", [ply]) => ReplayAsk::Share(*ply),
            ("show-film", [from, to]) => ReplayAsk::ShowAnimation(*from, *to),
            (word, [ply]) => {
                let (turn, ..) = TURNS.iter().find(|(_, known, _)| *known == word)?;
                ReplayAsk::Turn(*turn, *ply)
            }
            _ => return None,
        };
        Some(Self { source, ask })
    }
}

impl FromStr for ReplayId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let own = parts.strip_prefix(&["replay"]);
        own.and_then(Self::read).ok_or(UnknownId)
    }
}

/// A position of a match that is over or imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StudyRef {
    pub(crate) source: Source,
    /// Number of plies before it.
    pub(crate) ply: usize,
}

impl StudyRef {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (place, ply) = text.split_once('.')?;
        let source = match place.split_at_checked(1)? {
            ("g", id) => Source::Game(read_number(id)?),
            ("i", id) => Source::Import(read_number(id)?),
            _ => return None,
        };
        Some(Self { source, ply: ply.parse().ok()? })
    }
}

impl fmt::Display for StudyRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Source::Game(id) => write!(f, "g{id}.{}", self.ply),
            Source::Import(id) => write!(f, "i{id}.{}", self.ply),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let asks = [
            ReplayAsk::Jump,
            ReplayAsk::Type,
            ReplayAsk::Open(3),
            ReplayAsk::Animation(0, usize::MAX),
            ReplayAsk::Show(0),
            ReplayAsk::Share(usize::MAX),
            ReplayAsk::ShowAnimation(usize::MAX, usize::MAX),
            ReplayAsk::Record,
            ReplayAsk::Verify,
        ];
        let turns = TURNS.map(|(turn, ..)| ReplayAsk::Turn(turn, usize::MAX));
        for ask in asks.into_iter().chain(turns) {
            for source in [Source::Game(MatchId::new(i64::MAX)), Source::Import(ImportId::new(1))] {
                let id = ReplayId { source, ask };
                let text = id.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(id));
            }
        }
        for text in [
            "",
            "game",
            "game/1",
            "game/-1/jump",
            "game/1/open",
            "game/1/open/x",
            "deck/1/jump",
            "game/1/x/1",
        ] {
            assert_eq!(format!("replay/{text}").parse::<ReplayId>(), Err(UnknownId), "{text}");
        }
    }
}
