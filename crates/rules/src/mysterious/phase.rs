//! The three phases: placing, flipping, chess.

use super::card::PieceCard;
use crate::chess::{Chess, Move, Role, Square8, Termination};
use crate::kernel::Seed;
use crate::mysterious::action::Action;
use crate::mysterious::chess_start;
use crate::mysterious::placed_cards::{self, PlacedCard, PlacedCards};
use crate::mysterious::unplaced::{self, Hand, SeenUnplaced, Unplaced};
use crate::outcome::Outcome;
use crate::seat::Seat;

/// The phase of a game. `C` is the knowledge of the cards on the board, `U` that of the cards not placed yet.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase<C: Copy = PieceCard, U = Unplaced> {
    /// Cards are placed.
    Placing(Placing<C, U>),
    /// Cards are flipped.
    Flipping(Flipping<C>),
    /// Chess is played.
    Chess(Chess),
}

/// The phase of a game as somebody sees it.
pub(super) type SeenPhase = Phase<Option<PieceCard>, SeenUnplaced>;

impl<C: Copy + Into<Option<PieceCard>>, U> Phase<C, U> {
    /// Returns the seat to act.
    #[inline]
    pub(super) fn actor(&self) -> Option<Seat> {
        match self {
            Phase::Placing(placing) => Some(placing.turn),
            Phase::Flipping(flipping) => Some(flipping.to_act()),
            Phase::Chess(chess) => chess.ending().is_none().then(|| chess.turn()),
        }
    }

    /// Returns how the game ended, if it has.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let Phase::Chess(chess) = self else { return None };
        let ending = chess.ending()?;
        Some(match ending {
            Termination::Checkmate => Outcome::win(chess.turn().other(), ending.reason()),
            _ => Outcome::draw(ending.reason()),
        })
    }
}

impl Phase {
    /// Returns the first phase.
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
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Placing<C: Copy = PieceCard, U = Unplaced> {
    pub(super) turn: Seat,
    pub(super) stock: U,
    pub(super) spread: PlacedCards<C>,
}

impl Placing {
    /// Lets the seat to act place a card, of this kind from the hand or the next of the pack; returns the next phase.
    pub(super) fn place(mut self, role: Option<Role>, square: Square8) -> Phase {
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
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Flipping<C: Copy = PieceCard> {
    /// The seat that flips next. While a Pawn is promoted its owner acts.
    pub(super) turn: Seat,
    pub(super) spread: PlacedCards<C>,
}

impl<C: Copy + Into<Option<PieceCard>>> Flipping<C> {
    /// Returns the seat to act.
    pub(super) fn to_act(&self) -> Seat {
        self.spread.promoting().map_or(self.turn, |(_, owner)| owner)
    }

    /// Returns the actions of the seat to act: the promotion that is due, otherwise flips.
    pub(super) fn actions(&self) -> Vec<Action> {
        match self.spread.promoting() {
            Some((square, _)) => Move::PROMOTIONS.map(|role| Action::Promote(square, role)).into(),
            None => self.spread.covered().map(Action::Flip).collect(),
        }
    }
}

impl<C: Copy, U> Placing<C, U> {
    /// Returns the placings of cards of these kinds, or of an unknown one.
    #[inline]
    pub(super) fn placings(&self, kinds: impl IntoIterator<Item = Option<Role>>) -> Vec<Action> {
        let on_each = |kind| self.spread.empty().map(move |square| Action::Place(kind, square));
        kinds.into_iter().flat_map(on_each).collect()
    }
}

impl Flipping {
    /// Flips a card; returns the next phase.
    pub(super) fn flip(mut self, square: Square8) -> Phase {
        self.turn = self.turn.other();
        match self.spread.flip(square) {
            Some(card) if placed_cards::is_on_last_rank(square, card) => Phase::Flipping(self),
            _ => self.go_on(),
        }
    }

    /// Promotes the Pawn on a square; returns the next phase.
    pub(super) fn promote(mut self, square: Square8, role: Role) -> Phase {
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
