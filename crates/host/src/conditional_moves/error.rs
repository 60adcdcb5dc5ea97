//! Errors about planned moves.

use thiserror::Error;

/// Reason why a request about planned moves is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ConditionalMoveError {
    /// Moves cannot be planned in this match, or not at this time.
    #[error("moves cannot be planned here")]
    NotHere,
    /// Nothing can be planned after a move that shows something hidden or ends the game.
    #[error("nothing can be planned after this move")]
    NotBeyond,
    /// The plan is full.
    #[error("too many planned moves")]
    Full,
    /// The plan has two moves of its owner in the same position, but only one could be played.
    #[error("two own moves in the same position")]
    TwoAnswers,
}
