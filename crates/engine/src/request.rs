//! A request to a player.

use std::time::Instant;

use trickmate_rules::Seat;
use trickmate_rules::kernel::{Seed, SeedRng};

use crate::level::{DailyStrength, Level, LevelParams, Levels};
use crate::limits::{Budget, Limiter, Stop};

/// The skill of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// The skill of a level.
    Level(Level),
    /// The skill that these parameters give.
    LevelParams(LevelParams),
    /// The full skill within the budget.
    Full,
}

/// A request to a player.
#[derive(Clone, Debug)]
pub struct Request {
    /// The skill.
    pub skill: Skill,
    /// The strength of the level in this game.
    pub strength: DailyStrength,
    /// The budget. A level uses the smaller of this and its own.
    pub budget: Budget,
    /// The seed of the player's chance.
    pub seed: Seed,
    /// The number of lines to return.
    pub lines: usize,
    /// The switch that stops the search.
    pub stop: Stop,
    /// The only action to search; `None` for all.
    pub only: Option<String>,
}

impl Request {
    /// Asks for a move of a level.
    ///
    /// ```
    /// use trickmate_engine::{Level, Request, think_in};
    /// use trickmate_rules::kernel::Seed;
    /// use trickmate_rules::{Match, Options, Seat};
    ///
    /// let game = trickmate_rules::game("cardmate").unwrap();
    /// let options = Options::new(game.options(), [])?;
    /// let begun = Match::new(game, options, Seed::new([1; 32]));
    /// let request = Request::level(Level::new(1).unwrap(), Seed::new([2; 32]));
    /// let thought = think_in(&begun, Seat::First, &request)?;
    /// assert!(begun.position().check(Seat::First, &thought.action).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn level(level: Level, seed: Seed) -> Self {
        Self { skill: Skill::Level(level), ..Self::budget(Budget::nodes(u64::MAX), seed) }
    }

    /// Asks for the best move for a budget.
    ///
    /// ```
    /// use trickmate_engine::{Budget, Request, Score, think_in};
    /// use trickmate_rules::kernel::Seed;
    /// use trickmate_rules::{Match, Options, Seat};
    ///
    /// let game = trickmate_rules::game("poker").unwrap();
    /// let options = Options::new(game.options(), [])?;
    /// let setup = r#"{"fen": "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"}"#;
    /// let game = Match::from_position(game, options, Seed::new([1; 32]), setup.to_owned())?;
    /// let request = Request::budget(Budget::nodes(1000), Seed::new([0; 32]));
    /// let thought = think_in(&game, Seat::First, &request)?;
    /// assert_eq!((thought.action.as_str(), thought.score), ("Ra8#", Score::Mate(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn budget(budget: Budget, seed: Seed) -> Self {
        let strength = DailyStrength::of(&seed, Seat::First);
        Self { skill: Skill::Full, strength, budget, seed, lines: 1, stop: Stop::new(), only: None }
    }

    /// Returns the same with a deadline in any case.
    pub(crate) fn with_failsafe(&self) -> Self {
        let deadline = self.budget.deadline.unwrap_or_else(|| Instant::now() + Budget::FAILSAFE);
        Self { budget: self.budget.clone().or_until(deadline), ..self.clone() }
    }

    /// Returns the parameters of the player, given the levels of the game.
    pub(crate) fn params(&self, levels: &Levels) -> LevelParams {
        match self.skill {
            Skill::Level(level) => level.of(levels, self.strength),
            Skill::LevelParams(params) => params,
            Skill::Full => LevelParams::FULL,
        }
    }

    /// Returns the limits of a search with these parameters.
    pub(crate) fn limiter(&self, params: LevelParams) -> Limiter {
        let nodes = self.budget.nodes.min(params.nodes);
        let depth = self.budget.depth.min(params.depth);
        Limiter::new(Budget { nodes, depth, ..self.budget.clone() }, self.stop.clone())
    }

    /// Returns the player's chance.
    pub(crate) fn chance(&self) -> SeedRng {
        self.seed.chance("engine")
    }
}
