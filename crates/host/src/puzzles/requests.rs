//! Puzzles: the choice of the next one, and the effects of an attempt.

use std::collections::HashMap;

use crate::error::ServiceError;
use crate::glicko::Rating;
use crate::ids::{DailyId, PlayerId};
use crate::puzzles::handle::PuzzleRequests;
use crate::puzzles::rows::{PuzzleAttempt, PuzzleResult, SolverRow};
use trickmate_study::puzzle::{Puzzle, Theme, collection};

/// Greatest random difference between the rating of the next puzzle and the solver's.
const SPREAD: u64 = 300;
/// Number of first puzzles of a game that are easier than the solver's rating suggests.
const FIRST_ONES: i64 = 5;
/// Rating points by which the last of these is easier. The one before it is easier by twice as much, and so on.
const EASIER: f64 = 100.0;

/// Rating of a solver in the puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Solver {
    /// The game’s name.
    pub game: String,
    /// The rating.
    pub rating: Rating,
    /// Puzzles tried.
    pub tried: i64,
    /// Puzzles solved without a wrong answer.
    pub solved: i64,
    /// Current number of puzzles solved in a row.
    pub streak: i64,
    /// Highest number of puzzles solved in a row.
    pub best_streak: i64,
}

impl From<SolverRow> for Solver {
    fn from(row: SolverRow) -> Self {
        let SolverRow { game, rating, deviation, volatility, tried, solved, streak, best_streak, .. } = row;
        let rating = Rating { value: rating, deviation, volatility };
        Self { game, rating, tried, solved, streak, best_streak }
    }
}

impl PuzzleRequests<'_> {
    /// Returns the ratings of a solver by game, the latest first.
    pub async fn solver(self, player: PlayerId) -> Result<Vec<Solver>, ServiceError> {
        Ok(self.service.store.puzzles().solver(player).await?.into_iter().map(Solver::from).collect())
    }

    /// Returns the next puzzle for a player: one that they have not tried and that matches their rating. After they
    /// have tried all, it is the puzzle that they have not seen for the longest time. Returns `None` if no puzzle has
    /// this theme.
    ///
    /// # Errors
    /// No such game, a failure of the database.
    pub async fn next_puzzle(
        self,
        player: PlayerId,
        game: &str,
        theme: Option<Theme>,
    ) -> Result<Option<&'static Puzzle>, ServiceError> {
        let all = collection(game).map_err(|_| ServiceError::NoGame)?.all();
        let tried: HashMap<String, i64> =
            self.service.store.puzzles().puzzles_tried(player, game).await?.into_iter().collect();
        let solver =
            self.service.store.puzzles().solver(player).await?.into_iter().find(|row| row.game == game);
        let (rating, attempts) = solver.map_or((Rating::NEW.value, 0), |row| (row.rating, row.tried));
        let rating = rating - EASIER * (FIRST_ONES - attempts).max(0) as f64;
        let fitting = || all.iter().filter(|puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme)));
        let distance = |puzzle: &&Puzzle| {
            let lot = lot(player, &puzzle.id) % SPREAD;
            (f64::from(puzzle.rating) - rating).abs() as u64 + lot
        };
        let new = fitting().filter(|puzzle| !tried.contains_key(&puzzle.id)).min_by_key(distance);
        Ok(new.or_else(|| fitting().min_by_key(|puzzle| tried.get(&puzzle.id))))
    }

    /// Returns `true` if an attempt would count for a solver's rating, or as the daily puzzle of this number: only the
    /// first one does.
    pub async fn attempt_counts(
        self,
        player: PlayerId,
        puzzle: &Puzzle,
        daily: Option<DailyId>,
    ) -> Result<bool, ServiceError> {
        if !self.service.store.puzzles().has_tried_puzzle(player, puzzle.game.name(), &puzzle.id).await? {
            return Ok(true);
        }
        match daily {
            Some(daily) => Ok(!self.service.store.daily().has_tried_daily(daily, player).await?),
            None => Ok(false),
        }
    }

    /// Notes an attempt at a puzzle. The first one changes the solver’s rating: returns it before and after.
    ///
    /// # Errors
    /// Somebody whose data is being deleted, a failure of the database.
    pub async fn attempt_puzzle(
        self,
        player: PlayerId,
        puzzle: &Puzzle,
        result: PuzzleResult,
    ) -> Result<Option<(Solver, Solver)>, ServiceError> {
        let attempt = PuzzleAttempt {
            player,
            game: puzzle.game.name().to_owned(),
            puzzle: puzzle.id.clone(),
            rating: f64::from(puzzle.rating),
            result,
            at: self.service.clock.timestamp(),
        };
        let noted = self.service.store.puzzles().note_attempt(attempt).await?;
        Ok(noted.map(|(before, after)| (before.into(), after.into())))
    }
}

/// Returns a pseudo-random number for a person and a puzzle.
fn lot(player: PlayerId, puzzle: &str) -> u64 {
    let bytes = player.get().to_le_bytes().into_iter().chain(puzzle.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
        >> 16
}
