//! A stored action of a match.

use crate::db::row::from_row;

/// One action of a match.
#[derive(Clone)]
pub struct ActionRow {
    /// Counted from 1.
    pub ply: i64,
    /// The seat, 0 or 1; `None` for an action that both agreed on.
    pub seat: Option<i64>,
    /// The action in the game's notation.
    pub text: String,
    /// Discord's id of its request.
    pub request: i64,
    /// When, in milliseconds.
    pub at: i64,
}

from_row!(ActionRow { ply, seat, text, request, at });
