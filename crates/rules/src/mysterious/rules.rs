//! The rules behind the common interface: legal actions and their results.

use super::action::Action;
use super::knowledge;
use super::knowledge::Sample;
use super::names::SEATS;
use super::observed::Observed;
use super::perft;
use super::phase::Phase;
use super::position::MysteriousPosition;
use crate::action_error::ActionError;
use crate::dyn_position::DynPosition;
use crate::kernel::Seed;
use crate::knowledge::Knowledge;
use crate::mysterious::unplaced::Unplaced;
use crate::outcome::Outcome;
use crate::position::{Position, Status};
use crate::seat::{Seat, SeatName, Viewer};

impl Status for MysteriousPosition {
    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn part(&self) -> u8 {
        match self.phase {
            Phase::Placing(_) => 0,
            Phase::Flipping(_) => 1,
            Phase::Chess(_) => 2,
        }
    }

    fn to_act(&self) -> Vec<Seat> {
        self.phase.actor().into_iter().collect()
    }

    fn is_seed_secret(&self) -> bool {
        !matches!(self.phase, Phase::Chess(_))
    }

    fn secret_plies(&self) -> usize {
        if matches!(self.phase, Phase::Chess(_)) { 0 } else { self.plies }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.phase.outcome()
    }
}

impl Position for MysteriousPosition {
    type Action = Action;
    type Observed = Observed;

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if self.phase.actor() != Some(seat) {
            return Vec::new();
        }
        match &self.phase {
            Phase::Placing(placing) => match &placing.stock {
                Unplaced::Hands(hands) => placing.placings(hands[seat.index()].kinds().map(Some)),
                Unplaced::Pack(_) => placing.placings([None]),
            },
            Phase::Flipping(flipping) => flipping.actions(),
            Phase::Chess(chess) => chess.board().legal_moves().into_iter().map(Action::Move).collect(),
        }
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Action, ActionError> {
        match &self.phase {
            Phase::Placing(placing) => self.parse_placing(placing, text),
            Phase::Flipping(flipping) => self.parse_flip(flipping, text),
            Phase::Chess(chess) => chess.read_move(text).map(Action::Move),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        self.plies += 1;
        self.phase = match (self.phase.clone(), *action) {
            (Phase::Placing(placing), Action::Place(role, square)) => {
                self.note(seat, None, square);
                placing.place(role, square)
            }
            (Phase::Flipping(flipping), Action::Flip(square)) => {
                self.note(seat, None, square);
                flipping.flip(square)
            }
            (Phase::Flipping(flipping), Action::Promote(square, role)) => {
                self.promoted.insert(square);
                self.note(seat, None, square);
                flipping.promote(square, role)
            }
            (Phase::Chess(mut chess), Action::Move(action)) => {
                self.make(seat, &mut chess, action);
                Phase::Chess(chess)
            }
            (phase, _) => phase,
        };
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::count(&self.phase, depth)
    }

    fn observe(&self, viewer: Viewer) -> Observed {
        Observed::of(self, viewer)
    }

    fn observe_action(&self, seat: Seat, action: &Action, viewer: Viewer) -> Action {
        Observed::action(self, seat, *action, viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Mysterious(knowledge::Knowledge::of(&Observed::of(self, Viewer::Seat(seat)), seat))
    }
}

impl Sample {
    /// Returns the sample as a position of the game.
    #[must_use]
    pub fn position(&self, seed: &Seed) -> Box<dyn DynPosition> {
        Box::new(MysteriousPosition::new(self.phase.clone(), self.is_casual, seed))
    }
}
