//! What a seat can do.

use crate::chess::{Move, Role, Square8};

/// Something that a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Place a card of this kind, or one that somebody does not know: the next of the pack, or another seat's.
    Place(Option<Role>, Square8),
    /// Flip a card.
    Flip(Square8),
    /// Promote the Pawn that has been flipped on its last rank.
    Promote(Square8, Role),
    /// A move of chess.
    Move(Move),
}
