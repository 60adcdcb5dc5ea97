//! The levels.

use std::str::FromStr;

use thiserror::Error;
use trickmate_rules::Seat;
use trickmate_rules::kernel::Seed;

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

/// How good a day a player has, which is the same for a whole game.
///
/// Between two levels there may be more than a step: on good days the lower plays as the higher does, so that neither wins
/// nearly all games of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form(u32);

/// The levels of a game.
pub(crate) struct Levels {
    /// How they think, the lowest first.
    pub habits: [Habits; 8],
    /// In how many games of a thousand each plays as the one above it.
    pub good_days: [u32; 8],
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

    /// How it thinks in a game.
    pub(crate) fn of(self, levels: &Levels, form: Form) -> Habits {
        let place = usize::from(self.0) - 1;
        let is_good_day = form.0 < levels.good_days[place];
        levels.habits[(place + usize::from(is_good_day)).min(levels.habits.len() - 1)]
    }
}

impl Form {
    /// That of a seat in the game that begins from a seed.
    #[must_use]
    pub fn of(game: &Seed, seat: Seat) -> Self {
        Self(game.chance(&format!("form {}", seat.index())).below(1000))
    }
}

impl Levels {
    /// Levels that play every day alike.
    pub(crate) const fn even(habits: [Habits; 8]) -> Self {
        Self { habits, good_days: [0; 8] }
    }
}

/// A row of a list of habits.
pub(crate) const fn habits(nodes: u64, depth: u32, noise: i32, blind: u32) -> Habits {
    Habits { nodes, depth, noise, blind }
}

#[cfg(test)]
mod tests {
    use trickmate_rules::Seat;
    use trickmate_rules::kernel::Seed;

    use super::{Form, Level, Levels, habits};

    #[test]
    fn on_good_days_a_level_plays_as_the_next_for_a_whole_game() {
        let list = [1, 2, 3, 4, 5, 6, 7, 8].map(|nodes| habits(nodes, 1, 0, 0));
        let levels = Levels { habits: list, good_days: [0, 0, 450, 0, 0, 0, 1000, 1000] };
        let level = |number: u8| Level::new(number).unwrap();
        let games: Vec<Seed> = (0..=255).map(|byte| Seed::new([byte; 32])).collect();
        let mut good = 0;
        for game in &games {
            let form = Form::of(game, Seat::First);
            assert_eq!(form, Form::of(game, Seat::First));
            assert_eq!(level(2).of(&levels, form), list[1]);
            assert_eq!(level(7).of(&levels, form), list[7]);
            assert_eq!(level(8).of(&levels, form), list[7]);
            assert_eq!(level(3).of(&Levels::even(list), form), list[2]);
            let now = level(3).of(&levels, form);
            assert!(now == list[2] || now == list[3]);
            good += usize::from(now == list[3]);
        }
        assert!((90..140).contains(&good), "{good} good days of 256");
        assert!(games.iter().any(|game| Form::of(game, Seat::First) != Form::of(game, Seat::Second)));
    }
}
