//! The rules behind the common interface: legal actions and their results.

use super::declaration::{self, Declaration, Due};
use super::knowledge;
use super::names::SEATS;
use super::observed::Observed;
use super::position::Action;
use crate::action_error::ActionError;
use crate::knowledge::Knowledge;
use crate::outcome::Outcome;
use crate::phrase::phrase;
use crate::poker::position::PokerPosition;
use crate::position::{Position, Status};
use crate::seat::{Seat, SeatName, Viewer};

impl Status for PokerPosition {
    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        self.to_act()
    }

    fn is_simultaneous(&self) -> bool {
        self.declaring.is_some()
    }

    fn is_seed_secret(&self) -> bool {
        self.terms.is_dealt && self.outcome.is_none()
    }

    fn disclosures(&self) -> Option<usize> {
        let hands = if self.terms.hole { self.history.len() } else { 0 };
        // A new deal may turn cards down again, and counts for more than all of a deal.
        Some(hands + self.redeals as usize * 64 + self.up.len() as usize)
    }

    fn secret_plies(&self) -> usize {
        let declared = |dues: &[Due; 2]| dues.iter().filter(|due| matches!(due, Due::Declared(_))).count();
        self.declaring.as_ref().map_or(0, declared)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl Position for PokerPosition {
    type Action = Action;
    type Observed = Observed;

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !self.to_act().contains(&seat) {
            return Vec::new();
        }
        if self.declaring.is_some() {
            return self.declarations(seat).into_iter().map(Action::Declare).collect();
        }
        self.chess.board().legal_moves().into_iter().map(Action::Move).collect()
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<Action, ActionError> {
        match (declaration::is_meant(text), self.declaring.is_some()) {
            (true, true) => self.read_declaration(seat, text).map(Action::Declare),
            (true, false) => {
                Err(ActionError::illegal(phrase!("there is no hand to declare now; make a move")))
            }
            (false, true) => Err(ActionError::illegal(phrase!(
                "first declare a hand, or leave it to the cards with hand(speak)"
            ))),
            (false, false) => self.chess.read_move(text).map(Action::Move),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Move(action) => self.make(seat, *action),
            Action::Declare(declaration) => self.declare(seat, *declaration),
        }
    }

    fn observe(&self, viewer: Viewer) -> Observed {
        Observed::of(self, viewer)
    }

    fn observe_action(&self, seat: Seat, action: &Action, viewer: Viewer) -> Action<Option<Declaration>> {
        Observed::action(seat, *action, viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Poker(knowledge::Knowledge::of(&Observed::of(self, Viewer::Seat(seat)), seat))
    }
}
