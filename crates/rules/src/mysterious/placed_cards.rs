//! The cards on the board before the chess begins.

use super::card::PieceCard;
use crate::chess::{Bitboard8, Board, Role, Square8};
use crate::kernel::Square;
use crate::seat::Seat;

/// A piece card on the board. `C` is the knowledge of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacedCard<C = PieceCard> {
    pub(super) card: C,
    pub(super) is_up: bool,
}

/// The board with cards on it, face down or up. `C` is the knowledge of a card.
#[derive(Debug, PartialEq)]
pub(super) struct PlacedCards<C: Copy = PieceCard>([Option<PlacedCard<C>>; 64]);

/// The cards on the board as somebody sees them: unknown ones are `None`.
pub(super) type SeenCards = PlacedCards<Option<PieceCard>>;

/// Copied as a whole: a derived copy goes square by square, which slows perft.
impl<C: Copy> Clone for PlacedCards<C> {
    #[inline]
    fn clone(&self) -> Self {
        Self(self.0)
    }
}

impl<C: Copy> PlacedCards<C> {
    /// The board without a card.
    pub(super) const EMPTY: Self = Self([None; 64]);

    /// Returns the card on a square.
    #[inline]
    pub(super) fn on(&self, square: Square8) -> Option<PlacedCard<C>> {
        self.0[square.index()]
    }

    /// Returns all cards with their squares.
    pub(super) fn cards(&self) -> impl Iterator<Item = (Square8, PlacedCard<C>)> {
        Square::all().filter_map(|square| Some((square, self.on(square)?)))
    }

    /// Returns the squares with a card face down.
    pub(super) fn covered(&self) -> Bitboard8 {
        self.cards().filter(|(_, lying)| !lying.is_up).map(|(square, _)| square).collect()
    }

    /// Returns the squares without a card.
    #[inline]
    pub(super) fn empty(&self) -> impl Iterator<Item = Square8> {
        Square::all().filter(|square| self.on(*square).is_none())
    }

    /// Returns the Pawn that lies face up on its last rank and must be promoted, with its owner.
    pub(super) fn promoting(&self) -> Option<(Square8, Seat)>
    where
        C: Into<Option<PieceCard>>,
    {
        let mut up = self.cards().filter(|(_, lying)| lying.is_up);
        up.find_map(|(square, lying)| {
            let card: PieceCard = lying.card.into()?;
            is_on_last_rank(square, card).then_some((square, card.owner))
        })
    }

    /// Returns the same cards for somebody who knows those that lie face up and some others.
    pub(super) fn seen(&self, knows: impl Fn(PlacedCard<C>) -> bool) -> PlacedCards<Option<C>> {
        let see = |lying: PlacedCard<C>| PlacedCard {
            card: (lying.is_up || knows(lying)).then_some(lying.card),
            is_up: lying.is_up,
        };
        PlacedCards(self.0.map(|lying| lying.map(see)))
    }
}

impl PlacedCards {
    /// Lays a card on a square.
    pub(super) fn put(&mut self, square: Square8, lying: PlacedCard) {
        self.0[square.index()] = Some(lying);
    }

    /// Turns the card on a square face up; returns it.
    pub(super) fn flip(&mut self, square: Square8) -> Option<PieceCard> {
        let lying = self.0[square.index()].as_mut()?;
        lying.is_up = true;
        Some(lying.card)
    }

    /// Makes the Pawn on a square another piece.
    pub(super) fn promote(&mut self, square: Square8, role: Role) {
        if let Some(lying) = &mut self.0[square.index()] {
            lying.card.role = role;
        }
    }

    /// Returns the board of chess, whatever lies face down; castling is granted where the squares allow it.
    pub(super) fn board(&self) -> Board {
        let mut board = Board::empty(Seat::First);
        for (square, PlacedCard { card, .. }) in self.cards() {
            board.put(card.role, card.owner, square);
        }
        board.grant_castling();
        board
    }
}

/// Checks whether the card is a Pawn on the rank where it is promoted.
pub(super) fn is_on_last_rank(square: Square8, card: PieceCard) -> bool {
    let last = if card.owner == Seat::First { 7 } else { 0 };
    card.role == Role::Pawn && square.rank() == last
}
