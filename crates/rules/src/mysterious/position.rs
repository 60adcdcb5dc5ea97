//! A position of Mysterious Chess with the relevant part of its past.

use std::sync::Arc;

use super::notation::{self, FlipText};
use super::phase::{Flipping, Phase, Placing};
use crate::action_error::ActionError;
use crate::chess::{Bitboard8, Chess, Move, Square8};
use crate::kernel::{Seed, Square};
use crate::mysterious::action::Action;
use crate::mysterious::unplaced::Unplaced;
use crate::phrase::{Word, phrase};
use crate::seat::Seat;
use crate::view::{Face, LastMove};

/// The rules of Mysterious Chess.
#[derive(Clone)]
pub(super) struct MysteriousPosition {
    pub(super) phase: Phase,
    pub(super) is_casual: bool,
    /// The squares of Pawns promoted while cards were flipped.
    pub(super) promoted: Bitboard8,
    /// All squares; a flip at random takes the first that is still covered.
    pub(super) drawn: Arc<[Square8]>,
    pub(super) captured: [Vec<Face>; 2],
    /// The number of actions so far.
    pub(super) plies: usize,
    pub(super) last: Option<LastMove>,
}

impl MysteriousPosition {
    pub(super) fn new(phase: Phase, is_casual: bool, seed: &Seed) -> Self {
        let mut drawn: Vec<Square8> = Square::all().collect();
        seed.chance("flips").shuffle(&mut drawn);
        let captured = [Vec::new(), Vec::new()];
        Self {
            phase,
            is_casual,
            promoted: Bitboard8::empty(),
            drawn: drawn.into(),
            captured,
            plies: 0,
            last: None,
        }
    }

    pub(super) fn parse_placing(&self, placing: &Placing, text: &str) -> Result<Action, ActionError> {
        let (role, square) = match placing.stock {
            Unplaced::Hands(_) => notation::read_placing(text)?,
            Unplaced::Pack(_) => (None, notation::read_blind_placing(text)?),
        };
        if placing.spread.on(square).is_some() {
            return Err(ActionError::illegal(phrase!("there is a card on {square} already", square)));
        }
        if let Unplaced::Hands(hands) = &placing.stock {
            let Some(role) = role else {
                return Err(ActionError::illegal(phrase!(
                    "say which card you place, such as N@{square}",
                    square
                )));
            };
            if hands[placing.turn.index()].count(role) == 0 {
                let name = Word(role.name());
                return Err(ActionError::illegal(phrase!("you have no {name} left in your hand", name)));
            }
        }
        Ok(Action::Place(role, square))
    }

    pub(super) fn parse_flip(&self, flipping: &Flipping, text: &str) -> Result<Action, ActionError> {
        if let Some((square, _)) = flipping.spread.promoting() {
            return Ok(Action::Promote(square, notation::read_promotion(text, square)?));
        }
        let covered = flipping.spread.covered();
        let square = match notation::read_flip(text)? {
            FlipText::Square(square) => Some(square),
            FlipText::AtRandom => self.drawn.iter().copied().find(|square| covered.contains(*square)),
        };
        match square {
            Some(square) if covered.contains(square) => Ok(Action::Flip(square)),
            Some(square) => Err(ActionError::illegal(phrase!("no card lies face down on {square}", square))),
            None => Err(ActionError::illegal(phrase!("no card lies face down"))),
        }
    }

    /// Notes the action for later views.
    pub(super) fn note(&mut self, seat: Seat, from: Option<Square8>, to: Square8) {
        self.last = Some(LastMove {
            seat,
            number: None,
            text: String::new(),
            from: from.map(|square| square.index() as u16),
            to: to.index() as u16,
        });
    }

    pub(super) fn make(&mut self, seat: Seat, chess: &mut Chess, action: Move) {
        if let Some((role, _)) = chess.play_unchecked(action) {
            self.captured[seat.index()].push(Face::orthodox(role, seat.other()));
        }
        self.note(seat, Some(action.from), action.to);
    }
}
