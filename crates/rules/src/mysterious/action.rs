//! The actions of a seat.

use crate::chess::{Move, Role, Square8};

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Place a card of this kind, or an unknown one: the next of the pack, or another seat's.
    Place(Option<Role>, Square8),
    /// Flip a card.
    Flip(Square8),
    /// Promote the Pawn that has been flipped on its last rank.
    Promote(Square8, Role),
    /// A move of chess.
    Move(Move),
}
