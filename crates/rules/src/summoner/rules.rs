//! The rules behind the common interface: legal actions and their results.

use super::action::Action;
use super::names::SEATS;
use super::observed::Observed;
use super::perft::Counter;
use super::position::SummonerPosition;
use super::state::{Phase, State};
use super::{knowledge, notation};
use crate::action_error::ActionError;
use crate::dyn_position::DynPosition;
use crate::knowledge::Knowledge;
use crate::outcome::Outcome;
use crate::position::{Position, Status};
use crate::seat::{Seat, SeatName, Viewer};
use crate::summoner::face::face;

impl Status for SummonerPosition {
    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() { Vec::new() } else { vec![self.state.turn] }
    }

    /// Cards are drawn when a turn begins, so its actions reveal nothing new to the player.
    fn is_within_turn(&self) -> bool {
        self.outcome.is_none() && self.state.phase != Phase::Move
    }

    /// Returns `true`: played cards are open, but hands and decks, and the seed with them, are secret.
    fn is_seed_secret(&self) -> bool {
        true
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl Position for SummonerPosition {
    type Action = Action;
    type Observed = Observed;

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        self.state.all_actions()
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Action, ActionError> {
        let action = notation::read(&self.state, text)?;
        self.check_action(&action)?;
        Ok(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        let text = notation::write(&self.state, action);
        match action {
            Action::Move(action) => self.note(seat, Some(action.from), action.to, text),
            Action::TakeOff => {
                if let Some(king) = self.state.board.king(seat) {
                    self.note(seat, None, king, text);
                }
            }
            Action::Summon { square, .. } => self.note(seat, None, *square, text),
            Action::Create(_) | Action::Discard(_) | Action::End => {}
        }
        self.played[seat.index()].extend(self.state.cards_played(action));
        let done = self.state.perform(action);
        if let Some(piece) = done.victim {
            let cards = &self.state.cards;
            self.captured[seat.index()].push((face(cards, &piece), piece.name(cards)));
        }
        if done.ends_turn {
            self.judge();
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.outcome.is_some() => 0,
            _ => Counter::new(self, depth).count(depth),
        }
    }

    fn observe(&self, viewer: Viewer) -> Observed {
        Observed::of(self, viewer)
    }

    /// Returns the action itself: every played action is open to all.
    fn observe_action(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> Action {
        action.clone()
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Summoner(knowledge::Knowledge::of(&Observed::of(self, Viewer::Seat(seat)), seat))
    }

    fn table_memory(&self) -> usize {
        self.state.table_memory()
    }
}

impl super::knowledge::Knowledge {
    /// Returns the sample as a position of the game.
    #[must_use]
    pub fn position(&self, sample: State) -> Box<dyn DynPosition> {
        Box::new(SummonerPosition::new(sample))
    }
}
