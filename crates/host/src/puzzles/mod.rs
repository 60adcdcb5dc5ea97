//! Puzzles: which one comes next, and what an attempt changes.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::Solver;
pub use rows::{PuzzleAttempt, SolverRow};
