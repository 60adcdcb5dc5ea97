//! The draft of a turn: what a player has done after the action with which the turn began. It is kept in the database and can
//! be taken back until the turn is ended; then all of it is committed at once.

use std::sync::Arc;

use trickmate_rules::Match;

/// What the seat to act has done in a turn that is not over yet.
#[derive(Clone, Default)]
pub(crate) struct TurnDraft {
    /// How often it has been changed since the turn began.
    pub(crate) revision: i64,
    /// The actions, in the game's notation.
    pub(crate) actions: Vec<String>,
    /// The request that changed it last.
    pub(crate) request: Option<i64>,
    /// The match with these actions performed; `None` where there are none.
    pub(crate) game: Option<Arc<Match>>,
}

/// How an action goes with the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Within {
    /// The revision of the draft that the player was looking at, where known.
    pub revision: Option<i64>,
    /// Whether the action ends the turn too.
    pub ends: bool,
}
