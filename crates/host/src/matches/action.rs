//! An action of a match, as it is stored.

use crate::db::row::from_row;

/// One action of a match.
#[derive(Clone)]
pub struct ActionRow {
    /// Counted from 1.
    pub ply: i64,
    /// The seat, 0 or 1; `None` for what both agreed on.
    pub seat: Option<i64>,
    /// The action in the game's notation.
    pub text: String,
    /// Discord's id of the request that it came with.
    pub request: i64,
    /// When, in milliseconds.
    pub at: i64,
}

from_row!(ActionRow { ply, seat, text, request, at });
