//! The three phases: placing, flipping, chess.

use super::card::PieceCard;
use crate::chess::{Chess, Place, Role};
use crate::kernel::Seed;
use crate::mysterious::chess_start;
use crate::mysterious::placed_cards::{self, PlacedCard, PlacedCards};
use crate::mysterious::unplaced::{self, Hand, Unplaced};
use crate::seat::Seat;

/// Where a game stands.
#[derive(Clone, Debug)]
pub(super) enum Phase {
    /// Cards are placed.
    Placing(Placing),
    /// Cards are flipped.
    Flipping(Flipping),
    /// Chess is played.
    Chess(Chess),
}

impl Phase {
    /// The beginning.
    pub(super) fn start(is_casual: bool, seed: &Seed) -> Self {
        let stock = if is_casual {
            Unplaced::Pack(unplaced::shuffled(seed))
        } else {
            Unplaced::Hands([Hand::full(); 2])
        };
        Phase::Placing(Placing { turn: Seat::First, stock, spread: PlacedCards::EMPTY })
    }
}

/// The placing of cards.
#[derive(Clone, Debug)]
pub(super) struct Placing {
    pub(super) turn: Seat,
    pub(super) stock: Unplaced,
    pub(super) spread: PlacedCards,
}

impl Placing {
    /// The seat to act places a card, of this kind from the hand or the next of the pack; what follows.
    pub(super) fn place(mut self, role: Option<Role>, square: Place) -> Phase {
        let turn = self.turn;
        let card = match &mut self.stock {
            Unplaced::Hands(hands) => role.map(|role| {
                hands[turn.index()].take(role);
                PieceCard { role, owner: turn }
            }),
            Unplaced::Pack(pack) => pack.pop_front(),
        };
        if let Some(card) = card {
            self.spread.put(square, PlacedCard { card, is_up: false });
        }
        if self.stock.len() == 0 {
            return Phase::Flipping(Flipping { turn: Seat::First, spread: self.spread });
        }
        if self.stock.left(turn.other(), turn.other()) > 0 {
            self.turn = turn.other();
        }
        Phase::Placing(self)
    }
}

/// The flipping of cards.
#[derive(Clone, Debug)]
pub(super) struct Flipping {
    /// Who flips next. While a Pawn is promoted its owner acts.
    pub(super) turn: Seat,
    pub(super) spread: PlacedCards,
}

impl Flipping {
    /// The seat to act.
    pub(super) fn to_act(&self) -> Seat {
        self.spread.promoting().map_or(self.turn, |(_, owner)| owner)
    }

    /// Flips a card; what follows.
    pub(super) fn flip(mut self, square: Place) -> Phase {
        self.turn = self.turn.other();
        match self.spread.flip(square) {
            Some(card) if placed_cards::is_on_last_rank(square, card) => Phase::Flipping(self),
            _ => self.go_on(),
        }
    }

    /// Promotes the Pawn on a square; what follows.
    pub(super) fn promote(mut self, square: Place, role: Role) -> Phase {
        self.spread.promote(square, role);
        self.go_on()
    }

    fn go_on(self) -> Phase {
        if self.spread.covered().is_empty() {
            Phase::Chess(chess_start::begin(&self.spread))
        } else {
            Phase::Flipping(self)
        }
    }
}
