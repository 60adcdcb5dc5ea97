//! Ids of the buttons and menus of puzzles, such as `puzzle/try/cardmate/1a2b3c4d/-/2/0/3.0`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::path::{read_path, write_path};
use crate::ui::unknown_id::UnknownId;
use trickmate_host::DailyId;
use trickmate_study::puzzle::Theme;

/// A puzzle that is being solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleRef {
    pub(crate) game: &'static str,
    /// Its name, as a number.
    pub(crate) puzzle: u32,
    /// The theme of the puzzles that are being solved.
    pub(crate) theme: Option<Theme>,
    /// Number of actions of the solution that have been played.
    pub(crate) ply: u16,
    /// `true` after a wrong answer.
    pub(crate) missed: bool,
    /// `true` once the solver has seen a hint.
    pub(crate) hinted: bool,
    /// The number of the daily puzzle, if the answer counts for one.
    pub(crate) daily: Option<DailyId>,
}

/// Request about puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleId {
    /// The list of games with puzzles.
    Home,
    /// Another puzzle.
    Next(&'static str, Option<Theme>),
    /// A choice: the entries chosen so far, by their indices in their menus.
    Try(PuzzleRef, Vec<u16>),
    /// One of the menus for the first choice, by its number; Discord sends the chosen entry.
    List(PuzzleRef, u16),
    /// A hint.
    Hint(PuzzleRef),
    /// The solution.
    Solve(PuzzleRef),
    /// A step of the solution: the position after this many of its actions.
    Step(PuzzleRef),
    /// The form to type an answer, and the button that opens it.
    Type(PuzzleRef),
    /// A daily puzzle, by its number.
    Daily(DailyId),
    /// Table of this month's solvers of the server's daily puzzles.
    Month,
}

struct ThemeWord(Option<Theme>);

impl fmt::Display for ThemeWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("-", Theme::name))
    }
}

impl fmt::Display for PuzzleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (theme, help) = (ThemeWord(self.theme), u8::from(self.missed) + 2 * u8::from(self.hinted));
        write!(f, "{}/{:08x}/{theme}/{}/{help}", self.game, self.puzzle, self.ply)?;
        self.daily.map_or(Ok(()), |daily| write!(f, "/{daily}"))
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("puzzle/")?;
        match self {
            Self::Home => f.write_str("home"),
            Self::Next(game, theme) => write!(f, "next/{game}/{}", ThemeWord(*theme)),
            Self::Try(at, path) => {
                write!(f, "try/{at}/")?;
                write_path(f, path)
            }
            Self::List(at, list) => write!(f, "list/{at}/{list}"),
            Self::Hint(at) => write!(f, "hint/{at}"),
            Self::Solve(at) => write!(f, "solve/{at}"),
            Self::Step(at) => write!(f, "step/{at}"),
            Self::Type(at) => write!(f, "type/{at}"),
            Self::Daily(id) => write!(f, "daily/{id}"),
            Self::Month => f.write_str("month"),
        }
    }
}

fn theme(word: &str) -> Option<Option<Theme>> {
    if word == "-" { Some(None) } else { word.parse().ok().map(Some) }
}

fn daily(word: &str) -> Option<DailyId> {
    read_number(word)
}

fn at(parts: &[&str]) -> Option<PuzzleRef> {
    let [game, puzzle, word, ply, help, rest @ ..] = parts else { return None };
    let help = ["0", "1", "2", "3"].iter().zip(0_u8..).find(|(word, _)| *word == help)?.1;
    let daily = match rest {
        [] => None,
        [word] => Some(daily(word)?),
        _ => return None,
    };
    let is_name = puzzle.len() == 8 && puzzle.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    Some(PuzzleRef {
        game: trickmate_rules::game(game)?.name(),
        puzzle: u32::from_str_radix(puzzle, 16).ok().filter(|_| is_name)?,
        theme: theme(word)?,
        ply: ply.parse().ok()?,
        missed: help & 1 != 0,
        hinted: help & 2 != 0,
        daily,
    })
}

impl PuzzleId {
    /// Reads the parts of the text form after its first word.
    fn read(parts: &[&str]) -> Option<Self> {
        match parts {
            ["home"] => Some(Self::Home),
            ["next", game, word] => Some(Self::Next(trickmate_rules::game(game)?.name(), theme(word)?)),
            ["try", given @ .., path] => Some(Self::Try(at(given)?, read_path(path)?)),
            ["list", given @ .., list] => Some(Self::List(at(given)?, list.parse().ok()?)),
            ["hint", given @ ..] => Some(Self::Hint(at(given)?)),
            ["solve", given @ ..] => Some(Self::Solve(at(given)?)),
            ["step", given @ ..] => Some(Self::Step(at(given)?)),
            ["type", given @ ..] => Some(Self::Type(at(given)?)),
            ["daily", id] => Some(Self::Daily(daily(id)?)),
            ["month"] => Some(Self::Month),
            _ => None,
        }
    }
}

impl FromStr for PuzzleId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let own = parts.strip_prefix(&["puzzle"]);
        own.and_then(Self::read).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for theme in Theme::ALL.iter().copied().map(Some).chain([None]) {
            let at = PuzzleRef {
                game: "mysterious",
                puzzle: u32::MAX,
                theme,
                ply: u16::MAX,
                missed: true,
                hinted: true,
                daily: None,
            };
            let daily = PuzzleRef { daily: Some(DailyId::new(i64::MAX)), ..at };
            let ids = [
                PuzzleId::Home,
                PuzzleId::Next("summoner", theme),
                PuzzleId::Try(at, vec![u16::MAX; 2]),
                PuzzleId::Try(PuzzleRef { puzzle: 0, missed: false, ..at }, Vec::new()),
                PuzzleId::List(at, u16::MAX),
                PuzzleId::Hint(PuzzleRef { hinted: false, ..at }),
                PuzzleId::Solve(at),
                PuzzleId::Step(daily),
                PuzzleId::Type(at),
                PuzzleId::Try(daily, vec![u16::MAX; 2]),
                PuzzleId::Type(daily),
                PuzzleId::Daily(DailyId::new(i64::MAX)),
                PuzzleId::Month,
            ];
            for id in ids {
                let text = id.to_string();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(text.parse(), Ok(id));
            }
        }
        for text in [
            "",
            "next/go/-",
            "next/poker/golf",
            "solve/poker/xyz/-/0/0",
            "solve/poker/+0000001/-/0/0",
            "daily/-1",
            "solve/poker/00000001/-/0/4",
            "solve/poker/00000001/-/0/+1",
            "solve/poker/00000001/-/0/0/x",
        ] {
            assert_eq!(format!("puzzle/{text}").parse::<PuzzleId>(), Err(UnknownId), "{text}");
        }
    }
}
