//! The pieces that have moved, and their order.

use crate::chess::{Bitboard8, Board, Move, Square8};

/// The squares of the pieces that have moved, the latest at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moved(Vec<Square8>);

impl Moved {
    /// Makes it of squares with pieces on them, each once, the latest at the end.
    pub(super) fn new(squares: Vec<Square8>) -> Self {
        Self(squares)
    }

    /// Returns the squares, the latest at the end.
    pub(super) fn squares(&self) -> &[Square8] {
        &self.0
    }

    /// Returns the squares as a set.
    pub(super) fn set(&self) -> Bitboard8 {
        self.0.iter().copied().collect()
    }

    /// Notes a move that is about to be made on the board. After castling the King counts as the later.
    pub(super) fn note(&mut self, board: &Board, action: Move, victim: Option<Square8>) {
        let rook = board.castling_rook(action);
        self.0.retain(|square| {
            let gone = Some(*square) == victim || *square == action.from;
            !gone && rook.is_none_or(|(from, _)| *square != from)
        });
        self.0.extend(rook.map(|(_, to)| to));
        self.0.push(action.to);
    }
}
