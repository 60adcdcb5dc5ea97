//! A position of Cardmate with the relevant part of its past.

use super::moves::Move;
use super::palace::PalaceRule;
use crate::cardmate::placement::Placement;
use crate::cardmate::termination::{Repetition, ending};
use crate::kernel::card::Card;
use crate::outcome::Outcome;
use crate::phrase::phrase;
use crate::seat::Seat;
use crate::view::{LastMove, Obligation};

/// The rules of Cardmate. All cards lie open, so every viewer sees the same.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CardmatePosition {
    pub(super) layout: Placement,
    pub(super) palace: PalaceRule,
    /// `true` if the seat that brings a position about for the third time loses.
    pub(super) repetition_loses: bool,
    /// The keys of the positions since the last capture or promotion, including the current one.
    pub(super) past: Vec<u64>,
    pub(super) captured: [Vec<Card>; 2],
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
}

impl CardmatePosition {
    pub(super) fn new(layout: Placement, palace: PalaceRule, repetition_loses: bool) -> Self {
        let outcome = ending(&layout, palace, Repetition { times: 1, loses: repetition_loses });
        let past = vec![layout.key()];
        Self {
            layout,
            palace,
            repetition_loses,
            past,
            captured: [Vec::new(), Vec::new()],
            last: None,
            outcome,
        }
    }

    /// Ends the game if the position just reached does.
    pub(super) fn judge(&mut self) {
        let repetition = Repetition { times: self.repetitions(), loses: self.repetition_loses };
        self.outcome = ending(&self.layout, self.palace, repetition);
    }

    pub(super) fn repetitions(&self) -> usize {
        times(&self.past, self.layout.key())
    }
}

pub(super) fn times(past: &[u64], key: u64) -> usize {
    past.iter().filter(|known| **known == key).count()
}

impl CardmatePosition {
    /// Returns all moves of the seat now.
    pub(super) fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.outcome.is_none() && seat == self.layout.turn {
            self.layout.each_move(|action| moves.push(action));
        }
        moves
    }

    pub(super) fn obligations(&self) -> Vec<Obligation> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let captures = self.layout.compulsory_captures(self.layout.turn);
        captures
            .into_iter()
            .map(|capture| Obligation {
                from: capture.from.index() as u16,
                to: capture.to.index() as u16,
                // Pictures and messages write the Ten as 10 everywhere.
                text: phrase!(
                    "{captor} takes {victim}",
                    captor = capture.captor.plain_text(),
                    victim = capture.victim.plain_text()
                ),
            })
            .collect()
    }
}
