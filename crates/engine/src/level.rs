//! The levels.

use std::str::FromStr;

use thiserror::Error;

use crate::limits::Budget;

/// One of the eight levels, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// How a player of a level thinks. The text form is `nodes=500,depth=1,noise=3000,blind=600`; what is left out is as for
/// a player who sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// How many positions it looks at.
    pub nodes: u64,
    /// How deep it looks.
    pub depth: u32,
    /// How far its judgement of a move can be off, in the search's points.
    pub noise: i32,
    /// Of how many captures in a thousand it is blind when it looks ahead.
    pub blind: u32,
}

/// A text that is no list of habits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not one of nodes=N, depth=N, noise=N and blind=N")]
pub struct ParseHabitsError(String);

impl Habits {
    /// Those of a player who sees everything.
    pub const FULL: Habits = Habits { nodes: u64::MAX, depth: Budget::DEEPEST, noise: 0, blind: 0 };
}

impl FromStr for Habits {
    type Err = ParseHabitsError;

    fn from_str(text: &str) -> Result<Self, ParseHabitsError> {
        let mut habits = Habits::FULL;
        for part in text.split(',') {
            let error = || ParseHabitsError(part.to_owned());
            let (name, number) = part.split_once('=').ok_or_else(error)?;
            let number: u64 = number.parse().map_err(|_| error())?;
            let small = u32::try_from(number).ok().filter(|number| *number <= 1_000_000).ok_or_else(error);
            match name {
                "nodes" => habits.nodes = number,
                "depth" => habits.depth = small?,
                "noise" => habits.noise = small?.cast_signed(),
                "blind" => habits.blind = small?.min(1000),
                _ => return Err(error()),
            }
        }
        Ok(habits)
    }
}

impl std::fmt::Display for Habits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Habits { nodes, depth, noise, blind } = self;
        write!(f, "nodes={nodes},depth={depth},noise={noise},blind={blind}")
    }
}

impl Level {
    /// All, the lowest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];
    /// The highest level.
    pub const HIGHEST: Level = Level(8);

    /// The level of this number; `None` unless it is 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=8).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its entry in a game's list.
    pub(crate) fn of(self, habits: &[Habits; 8]) -> Habits {
        habits[usize::from(self.0) - 1]
    }
}

/// A row of a list of habits.
pub(crate) const fn habits(nodes: u64, depth: u32, noise: i32, blind: u32) -> Habits {
    Habits { nodes, depth, noise, blind }
}
