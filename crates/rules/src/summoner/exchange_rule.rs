//! The rule that says where a piece may be exchanged.

/// Where a piece may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExchangeRule {
    /// Where it could make no move on an otherwise empty board: the first rules.
    EmptyBoard,
    /// Where the edge of the board leaves it neither a move nor a capture, whatever pieces stood on the others.
    WhateverStands,
}
