//! Puzzles that people have tried, and the ratings that result.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::glicko::{PERIOD, Rating, Score};
use crate::ids::{PlayerId, Timestamp};
use crate::privacy::rows::refuse_while_erased;
use crate::puzzles::row_handle::PuzzleRows;

/// Deviation of a puzzle that nobody has tried.
const PUZZLE_DEVIATION: f64 = 200.0;
/// Number of puzzles in which a solver's rating may still change much.
const NEW_SOLVER: i64 = 10;
/// Greatest change of a solver's rating by one of the first puzzles.
const MAX_FIRST_CHANGE: f64 = 60.0;
/// Greatest change by a later one.
const MAX_CHANGE: f64 = 25.0;

/// Rating of a solver in the puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverRow {
    /// The game’s name.
    pub game: String,
    /// The rating...
    pub rating: f64,
    /// ...how uncertain it is...
    pub deviation: f64,
    /// ...and its expected change.
    pub volatility: f64,
    /// Puzzles tried.
    pub tried: i64,
    /// Puzzles solved without a wrong answer.
    pub solved: i64,
    /// Current number of puzzles solved in a row.
    pub streak: i64,
    /// Highest number of puzzles solved in a row.
    pub best_streak: i64,
    /// When the latest was tried.
    pub at: Timestamp,
}

from_row!(SolverRow { game, rating, deviation, volatility, tried, solved, streak, best_streak, at });

impl SolverRow {
    fn new(game: String, at: Timestamp) -> Self {
        let Rating { value: rating, deviation, volatility } = Rating::NEW;
        Self { game, rating, deviation, volatility, tried: 0, solved: 0, streak: 0, best_streak: 0, at }
    }

    /// Returns the rating for an attempt at a moment.
    fn rating_at(&self, at: Timestamp) -> Rating {
        let Self { rating: value, deviation, volatility, .. } = *self;
        Rating { value, deviation, volatility }.after_idle_periods(at.since(self.at) / PERIOD)
    }
}

/// Result of an attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// Solved without a wrong answer.
    Solved,
    /// A wrong answer was given, or the solution was requested.
    Missed,
    /// A hint was requested first, so no rating changes.
    Hinted,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleAttempt {
    /// Solver.
    pub player: PlayerId,
    /// The game’s name.
    pub game: String,
    /// The puzzle’s name.
    pub puzzle: String,
    /// The rating of a puzzle that nobody has tried.
    pub rating: f64,
    /// Result.
    pub result: PuzzleResult,
    /// When.
    pub at: Timestamp,
}

struct PuzzleRow {
    rating: f64,
    deviation: f64,
    volatility: f64,
    tried: i64,
    solved: i64,
}

from_row!(PuzzleRow { rating, deviation, volatility, tried, solved });

impl PuzzleRows<'_> {
    /// Returns the puzzles of a game that somebody has tried, with the times of the last attempts.
    pub async fn puzzles_tried(self, player: PlayerId, game: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let query = db::query_as("SELECT puzzle, at FROM puzzle_attempts WHERE player = $1 AND game = $2");
        Ok(query.bind(player).bind(game.to_owned()).fetch_all(&self.store.readers).await?)
    }

    /// Returns `true` if somebody has tried a puzzle of a game.
    pub async fn has_tried_puzzle(
        self,
        player: PlayerId,
        game: &str,
        puzzle: &str,
    ) -> Result<bool, StoreError> {
        let query = db::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM puzzle_attempts WHERE player = $1 AND game = $2 AND puzzle = $3)",
        );
        let query = query.bind(player).bind(game.to_owned()).bind(puzzle.to_owned());
        let tried: i64 = query.fetch_one(&self.store.readers).await?;
        Ok(tried != 0)
    }

    /// Returns the ratings of a solver by game, the latest first.
    pub async fn solver(self, player: PlayerId) -> Result<Vec<SolverRow>, StoreError> {
        let query = db::query_as(
            "SELECT game, rating, deviation, volatility, tried, solved, streak, best_streak, at \
             FROM puzzle_solvers WHERE player = $1 ORDER BY at DESC",
        );
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }

    /// Notes an attempt. The first attempt changes the ratings of solver and puzzle; returns the solver’s rating before
    /// and after it.
    ///
    /// # Errors
    /// Somebody whose data is being deleted, a failure of the database; nothing has then changed.
    pub async fn note_attempt(
        self,
        attempt: PuzzleAttempt,
    ) -> Result<Option<(SolverRow, SolverRow)>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, attempt.player).await?;
                    note(connection, &attempt).await
                })
            })
            .await
    }
}

async fn note(
    connection: &mut Connection,
    attempt: &PuzzleAttempt,
) -> Result<Option<(SolverRow, SolverRow)>, StoreError> {
    let known =
        db::query("UPDATE puzzle_attempts SET at = $4 WHERE player = $1 AND game = $2 AND puzzle = $3");
    let known = known.bind(attempt.player).bind(&attempt.game).bind(&attempt.puzzle).bind(attempt.at);
    if known.execute(&mut *connection).await?.rows_affected() > 0 {
        return Ok(None);
    }
    let first = db::query(
        "INSERT INTO puzzle_attempts (player, game, puzzle, solved, at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(attempt.player)
    .bind(&attempt.game)
    .bind(&attempt.puzzle)
    .bind(i64::from(attempt.result == PuzzleResult::Solved))
    .bind(attempt.at);
    first.execute(&mut *connection).await?;
    let solver = db::query_as(
        "SELECT game, rating, deviation, volatility, tried, solved, streak, best_streak, at \
         FROM puzzle_solvers WHERE player = $1 AND game = $2",
    );
    let solver: Option<SolverRow> =
        solver.bind(attempt.player).bind(&attempt.game).fetch_optional(&mut *connection).await?;
    let before = solver.unwrap_or_else(|| SolverRow::new(attempt.game.clone(), attempt.at));
    let puzzle = db::query_as(
        "SELECT rating, deviation, volatility, tried, solved FROM puzzle_ratings WHERE game = $1 AND puzzle = $2",
    );
    let puzzle: Option<PuzzleRow> =
        puzzle.bind(&attempt.game).bind(&attempt.puzzle).fetch_optional(&mut *connection).await?;
    let puzzle = puzzle.unwrap_or(PuzzleRow {
        rating: attempt.rating,
        deviation: PUZZLE_DEVIATION,
        volatility: Rating::NEW.volatility,
        tried: 0,
        solved: 0,
    });
    let own = before.rating_at(attempt.at);
    let PuzzleRow { rating: value, deviation, volatility, .. } = puzzle;
    let theirs = Rating { value, deviation, volatility };
    let is_solved = attempt.result == PuzzleResult::Solved;
    let (next, puzzle_next) = match attempt.result {
        PuzzleResult::Solved => (own.after(&[(theirs, Score::Win)]), theirs.after(&[(own, Score::Loss)])),
        PuzzleResult::Missed => (own.after(&[(theirs, Score::Loss)]), theirs.after(&[(own, Score::Win)])),
        PuzzleResult::Hinted => (own, theirs),
    };
    let streak = match attempt.result {
        PuzzleResult::Solved => before.streak + 1,
        PuzzleResult::Missed => 0,
        PuzzleResult::Hinted => before.streak,
    };
    let most = if before.tried < NEW_SOLVER { MAX_FIRST_CHANGE } else { MAX_CHANGE };
    let after = SolverRow {
        game: before.game.clone(),
        rating: own.value + (next.value - own.value).clamp(-most, most),
        deviation: next.deviation,
        volatility: next.volatility,
        tried: before.tried + 1,
        solved: before.solved + i64::from(is_solved),
        streak,
        best_streak: before.best_streak.max(streak),
        at: attempt.at,
    };
    db::query(
        "INSERT INTO puzzle_solvers (player, game, rating, deviation, volatility, tried, solved, streak, best_streak, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (player, game) DO UPDATE SET rating = $3, \
         deviation = $4, volatility = $5, tried = $6, solved = $7, streak = $8, best_streak = $9, at = $10",
    )
    .bind(attempt.player)
    .bind(&after.game)
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(after.tried)
    .bind(after.solved)
    .bind(after.streak)
    .bind(after.best_streak)
    .bind(after.at)
    .execute(&mut *connection)
    .await?;
    db::query(
        "INSERT INTO puzzle_ratings (game, puzzle, rating, deviation, volatility, tried, solved) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, puzzle) DO UPDATE SET rating = $3, deviation = $4, \
         volatility = $5, tried = $6, solved = $7",
    )
    .bind(&attempt.game)
    .bind(&attempt.puzzle)
    .bind(puzzle_next.value)
    .bind(puzzle_next.deviation)
    .bind(puzzle_next.volatility)
    .bind(puzzle.tried + 1)
    .bind(puzzle.solved + i64::from(is_solved))
    .execute(connection)
    .await?;
    Ok(Some((before, after)))
}
