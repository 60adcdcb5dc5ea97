//! The draft of a turn: the player's actions after the first one. They are stored and can be taken back until the turn
//! ends. Then all are committed at once.

use std::sync::Arc;

use crate::ids::{RequestId, Revision};
use trickmate_rules::Match;

/// Unfinished turn of the seat to act.
#[derive(Clone, Default)]
pub(crate) struct TurnDraft {
    /// Number of changes since the turn began.
    pub(crate) revision: Revision,
    /// The actions, in the game's notation.
    pub(crate) actions: Vec<String>,
    /// The last request that changed it.
    pub(crate) request: Option<RequestId>,
    /// Match with these actions performed; `None` without actions.
    pub(crate) game: Option<Arc<Match>>,
}

/// Effect of an action on the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct DraftAction {
    /// The revision of the draft that the player saw, if known.
    pub revision: Option<Revision>,
    /// `true` if the action ends the turn too.
    pub ends: bool,
}
