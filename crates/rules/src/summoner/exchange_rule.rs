//! The rule that says where a piece may be exchanged.

/// Rule for exchanges: it names the squares on which a piece may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExchangeRule {
    /// Squares from which the piece could make no move on an otherwise empty board, as in the first rules.
    EmptyBoard,
    /// Squares where the edge of the board leaves the piece neither a move nor a capture, whatever pieces stood on the others.
    WhateverStands,
}
