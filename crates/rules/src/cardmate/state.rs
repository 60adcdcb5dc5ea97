//! A position of Cardmate for a search: copied instead of unmade, without its past.

use arrayvec::ArrayVec;

use super::moves::Move;
use super::notation;
use super::palace::{PalaceRule, palace};
use crate::cardmate::placement::Placement;
use crate::cardmate::termination::{is_bare, victory};
use crate::kernel::card::Card;
use crate::kernel::{Bitboard, Board10, Square};
use crate::seat::Seat;

/// More moves than any fifty-six cards have.
pub const MAX_MOVES: usize = 768;

/// A list of moves that lives on the stack.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// The cards on the board, the seat to move, the palace rule, and the effect of a repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) layout: Placement,
    pub(super) palace: PalaceRule,
    pub(super) repetition_loses: bool,
}

impl State {
    /// Returns the seat to move.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.layout.turn
    }

    /// Returns a hash of the position. Two positions have the same one by accident once in 2⁶⁴.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.layout.key()
    }

    /// Returns the plies since the last capture or promotion.
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.layout.quiet
    }

    /// Lists every legal move; returns whether the seat must capture.
    pub fn moves(&self, list: &mut MoveList) -> bool {
        self.layout.each_legal(false, |action| {
            let _ = list.try_push(action);
        })
    }

    /// Lists the legal captures and promotions; returns whether the seat must capture.
    pub fn captures(&self, list: &mut MoveList) -> bool {
        self.layout.each_legal(true, |action| {
            let _ = list.try_push(action);
        })
    }

    /// Checks whether the seat to move must capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        self.layout.must_capture()
    }

    /// Makes a legal move; returns the captured card.
    pub fn play(&mut self, action: Move) -> Option<Card> {
        self.layout.make(action)
    }

    /// Returns the same position with the other seat to move.
    #[must_use]
    pub fn pass(&self) -> Self {
        let mut next = self.clone();
        next.layout.turn = next.layout.turn.other();
        next.layout.quiet += 1;
        next
    }

    /// Returns the card that a move captures.
    #[must_use]
    pub fn victim(&self, action: Move) -> Option<Card> {
        self.layout.card_on(action.to)
    }

    /// Returns the square of a card, if it is on the board.
    #[must_use]
    pub fn place_of(&self, card: Card) -> Option<Square<Board10>> {
        self.layout.place_of(card)
    }

    /// Returns the seat's cards with their squares.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = (Card, Square<Board10>)> {
        let mut owned = self.layout.owned(seat);
        std::iter::from_fn(move || {
            let index = owned.trailing_zeros() as usize;
            let card = Card::from_index(index)?;
            owned &= owned - 1;
            Some((card, self.layout.square_at(index)))
        })
    }

    /// Returns the squares of the seat's cards.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Bitboard<Board10> {
        self.layout.side(seat)
    }

    /// Returns the number of the opponent's palace squares that the seat holds, if holding both conquers the palace.
    #[must_use]
    pub fn palace_squares_held(&self, by: Seat) -> u32 {
        match self.palace {
            PalaceRule::Occupy => (palace(by.other()) & self.layout.side(by)).len(),
            _ => 0,
        }
    }

    /// Checks whether a King in the opponent's palace wins.
    #[must_use]
    pub fn palace_is_for_kings(&self) -> bool {
        self.palace == PalaceRule::King
    }

    /// Returns the seat that has won with the last move.
    #[must_use]
    pub fn victor(&self) -> Option<Seat> {
        victory(&self.layout, self.palace).and_then(|outcome| outcome.winner)
    }

    /// Checks whether the seat that brings a position about for the third time loses; otherwise that is a draw.
    #[must_use]
    pub const fn repetition_loses(&self) -> bool {
        self.repetition_loses
    }

    /// Checks whether only bare Kings are left, which is a draw.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        is_bare(&self.layout, self.palace)
    }

    /// Returns a legal move in full notation.
    #[must_use]
    pub fn write(&self, action: Move) -> String {
        notation::notate(&self.layout, self.palace, action)
    }
}

/// The knowledge of a seat in Cardmate: everything, since all cards lie open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    pub(super) state: State,
    pub(super) past: Vec<u64>,
}

impl Knowledge {
    /// Returns the position.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the keys of the positions since the last capture or promotion, including the current one.
    #[must_use]
    pub fn past(&self) -> &[u64] {
        &self.past
    }
}
