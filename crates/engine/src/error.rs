//! Reasons why the engine finds no move.

use thiserror::Error;

/// A question that has no move as its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ThinkError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat is not to act.
    #[error("this seat is not to act")]
    NotToAct,
}
