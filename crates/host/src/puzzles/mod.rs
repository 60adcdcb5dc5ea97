//! Puzzles: the choice of the next one, and the effects of an attempt.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::Solver;
pub use rows::{PuzzleAttempt, PuzzleResult, SolverRow};
