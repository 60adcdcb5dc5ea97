//! The levels.

use std::str::FromStr;

use thiserror::Error;
use trickmate_rules::Seat;
use trickmate_rules::kernel::Seed;

use crate::limits::Budget;

/// One of the eight levels, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// The parameters of a level. The text form is `nodes=500,depth=1,noise=3000,blind=600`; a parameter that is left out does not
/// limit the player.
///
/// ```
/// use trickmate_engine::LevelParams;
///
/// let params: LevelParams = "nodes=500,noise=300".parse()?;
/// assert_eq!((params.nodes, params.noise, params.blind), (500, 300, 0));
/// # Ok::<(), trickmate_engine::ParseParamsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelParams {
    /// The nodes that it searches.
    pub nodes: u64,
    /// The depth of its search.
    pub depth: u32,
    /// The greatest error of its evaluation of a move, in the units of the search.
    pub noise: i32,
    /// The share of captures that it overlooks, in thousandths.
    pub blind: u32,
}

/// The strength of a player for a whole game.
///
/// Two neighbouring levels may be too far apart. In some of its games the lower one then plays like the higher one, so that
/// neither wins nearly all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyStrength(u32);

/// The levels of a game.
pub(crate) struct Levels {
    /// The parameters, the lowest level first.
    pub params: [LevelParams; 8],
    /// The share of games in which each level plays like the next one, in thousandths.
    pub step_up_per_mille: [u32; 8],
}

/// A text that is not a list of parameters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not one of nodes=N, depth=N, noise=N and blind=N")]
pub struct ParseParamsError(String);

impl LevelParams {
    /// The parameters of a player without limits.
    pub const FULL: LevelParams = LevelParams { nodes: u64::MAX, depth: Budget::DEEPEST, noise: 0, blind: 0 };
}

impl FromStr for LevelParams {
    type Err = ParseParamsError;

    fn from_str(text: &str) -> Result<Self, ParseParamsError> {
        let mut params = LevelParams::FULL;
        for part in text.split(',') {
            let error = || ParseParamsError(part.to_owned());
            let (name, number) = part.split_once('=').ok_or_else(error)?;
            let number: u64 = number.parse().map_err(|_| error())?;
            let small = u32::try_from(number).ok().filter(|number| *number <= 1_000_000).ok_or_else(error);
            match name {
                "nodes" => params.nodes = number,
                "depth" => params.depth = small?,
                "noise" => params.noise = small?.cast_signed(),
                "blind" => params.blind = small?.min(1000),
                _ => return Err(error()),
            }
        }
        Ok(params)
    }
}

impl std::fmt::Display for LevelParams {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LevelParams { nodes, depth, noise, blind } = self;
        write!(f, "nodes={nodes},depth={depth},noise={noise},blind={blind}")
    }
}

impl Level {
    /// All levels, the lowest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];
    /// The highest level.
    pub const HIGHEST: Level = Level(8);

    /// Returns the level of this number; `None` unless it is 1 to 8.
    ///
    /// ```
    /// use trickmate_engine::Level;
    ///
    /// assert_eq!(Level::new(8), Some(Level::HIGHEST));
    /// assert_eq!(Level::new(9), None);
    /// ```
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=8).contains(&number).then_some(Self(number))
    }

    /// Returns the number of the level.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the parameters of the level in a game.
    pub(crate) fn of(self, levels: &Levels, strength: DailyStrength) -> LevelParams {
        let place = usize::from(self.0) - 1;
        let steps_up = strength.0 < levels.step_up_per_mille[place];
        levels.params[(place + usize::from(steps_up)).min(levels.params.len() - 1)]
    }
}

impl DailyStrength {
    /// Returns the strength of a seat in the game that begins from a seed.
    #[must_use]
    pub fn of(game: &Seed, seat: Seat) -> Self {
        Self(game.chance(&format!("form {}", seat.index())).below(1000))
    }
}

impl Levels {
    /// Returns levels of constant strength.
    pub(crate) const fn even(params: [LevelParams; 8]) -> Self {
        Self { params, step_up_per_mille: [0; 8] }
    }
}

/// Returns one row of the parameters.
pub(crate) const fn params(nodes: u64, depth: u32, noise: i32, blind: u32) -> LevelParams {
    LevelParams { nodes, depth, noise, blind }
}

#[cfg(test)]
mod tests {
    use trickmate_rules::Seat;
    use trickmate_rules::kernel::Seed;

    use super::{DailyStrength, Level, Levels, params};

    #[test]
    fn on_good_days_a_level_plays_as_the_next_for_a_whole_game() {
        let list = [1, 2, 3, 4, 5, 6, 7, 8].map(|nodes| params(nodes, 1, 0, 0));
        let levels = Levels { params: list, step_up_per_mille: [0, 0, 450, 0, 0, 0, 1000, 1000] };
        let level = |number: u8| Level::new(number).unwrap();
        let games: Vec<Seed> = (0..=255).map(|byte| Seed::new([byte; 32])).collect();
        let mut good = 0;
        for game in &games {
            let strength = DailyStrength::of(game, Seat::First);
            assert_eq!(strength, DailyStrength::of(game, Seat::First));
            assert_eq!(level(2).of(&levels, strength), list[1]);
            assert_eq!(level(7).of(&levels, strength), list[7]);
            assert_eq!(level(8).of(&levels, strength), list[7]);
            assert_eq!(level(3).of(&Levels::even(list), strength), list[2]);
            let now = level(3).of(&levels, strength);
            assert!(now == list[2] || now == list[3]);
            good += usize::from(now == list[3]);
        }
        assert!((90..140).contains(&good), "{good} good days of 256");
        assert!(
            games
                .iter()
                .any(|game| DailyStrength::of(game, Seat::First) != DailyStrength::of(game, Seat::Second))
        );
    }
}
