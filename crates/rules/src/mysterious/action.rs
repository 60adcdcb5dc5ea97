//! What a seat can do.

use crate::chess::{Move, Place, Role};

/// Something that a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Place a card of this kind, or one that somebody does not know: the next of the pack, or another seat's.
    Place(Option<Role>, Place),
    /// Flip a card.
    Flip(Place),
    /// Promote the Pawn that has been flipped on its last rank.
    Promote(Place, Role),
    /// A move of chess.
    Move(Move),
}
