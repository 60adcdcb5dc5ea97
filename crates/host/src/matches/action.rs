//! A stored action of a match.

use crate::db::row::from_row;
use crate::ids::{RequestId, Timestamp, Version};
use trickmate_rules::Seat;

/// One action of a match.
#[derive(Clone)]
pub struct ActionRow {
    /// Counted from 1.
    pub ply: Version,
    /// The seat: whose action it is, or who called the match off. `None` for what neither did alone.
    pub seat: Option<Seat>,
    /// The action in the game's notation.
    pub text: String,
    /// Discord's id of its request.
    pub request: RequestId,
    /// When.
    pub at: Timestamp,
}

from_row!(ActionRow { ply, seat, text, request, at });
