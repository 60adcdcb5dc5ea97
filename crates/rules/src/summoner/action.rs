//! The actions of a seat.

use super::card::CardId;
use super::movement::Square8;
use crate::seat::Seat;

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move on the board.
    Move(Move),
    /// The mated King leaves the board for an extra one.
    TakeOff,
    /// A piece of the reserve enters, with the help of these cards.
    Summon {
        /// The number in its handle.
        piece: u32,
        /// The square where it enters.
        square: Square8,
        /// The location cards that are played for it.
        with: Vec<CardId>,
    },
    /// Cards make a new piece, or are added to one in reserve.
    Create(Creation),
    /// A card is discarded.
    Discard(CardId),
    /// The turn ends.
    End,
}

/// A move on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub(super) from: Square8,
    pub(super) to: Square8,
    pub(super) captures: bool,
    /// The piece of the reserve that takes the place of the moved one.
    pub(super) exchange: Option<u32>,
}

/// A play of an ability card or a Clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creation {
    pub(super) card: CardId,
    pub(super) rider: bool,
    /// The piece that is copied, by a card that copies.
    pub(super) copied: Option<Source>,
    /// The piece of the own reserve that it is added to.
    pub(super) onto: Option<u32>,
}

/// A piece that is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// On the board.
    Board(Square8),
    /// A piece in a seat's reserve, by its number.
    Reserve(Seat, u32),
}
