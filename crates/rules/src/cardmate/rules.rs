//! The rules behind the common interface: legal actions and their results.

use super::moves::Move;
use super::names::SEATS;
use super::notation;
use super::observed::Observed;
use super::perft::Counter;
use super::state::{self, State};
use crate::action_error::ActionError;
use crate::cardmate::position::CardmatePosition;
use crate::knowledge::Knowledge;
use crate::outcome::Outcome;
use crate::position::{Position, Status};
use crate::seat::{Seat, SeatName, Viewer};
use crate::view::LastMove;

impl Status for CardmatePosition {
    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() { Vec::new() } else { vec![self.layout.turn] }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl Position for CardmatePosition {
    type Action = Move;
    type Observed = Observed;

    fn actions(&self, seat: Seat) -> Vec<Move> {
        self.legal_moves(seat)
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Move, ActionError> {
        notation::parse(&self.layout, self.palace, text)
    }

    fn apply(&mut self, seat: Seat, action: &Move) {
        let from = self.layout.square_at(action.card.index());
        if let Some(victim) = self.layout.make(*action) {
            self.captured[seat.index()].push(victim);
        }
        if self.layout.quiet == 0 {
            self.past.clear();
        }
        self.past.push(self.layout.key());
        self.last = Some(LastMove {
            seat,
            number: None,
            text: String::new(),
            from: Some(from.index() as u16),
            to: action.to.index() as u16,
        });
        self.judge();
    }

    /// Shows everything, since all cards lie open.
    fn observe(&self, viewer: Viewer) -> Observed {
        Observed { viewer, position: self.clone() }
    }

    fn observe_action(&self, _seat: Seat, action: &Move, _viewer: Viewer) -> Move {
        *action
    }

    fn knowledge(&self, _seat: Seat) -> Knowledge {
        let state = State {
            layout: self.layout.clone(),
            palace: self.palace,
            repetition_loses: self.repetition_loses,
        };
        Knowledge::Cardmate(state::Knowledge { state, past: self.past.clone() })
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.outcome.is_some() {
            u64::from(depth == 0)
        } else {
            Counter::new(self).count(&self.layout, 0, depth)
        }
    }
}
