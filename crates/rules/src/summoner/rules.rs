//! The rules as others ask for them: what can be done in a position, and what comes of it.

use serde_json::Value;

use super::action::Action;
use super::names::SEATS;
use super::position::SummonerPosition;
use super::state::{Phase, State};
use super::{knowledge, notation};
use crate::action_error::ActionError;
use crate::game::{DynPosition, Position};
use crate::knowledge::Knowledge;
use crate::menu::MenuStep;
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, SeatName, Viewer};
use crate::summoner::face::face;
use crate::summoner::{menu, observe, piece_info, position_json, referee_detail};
use crate::view::View;

impl Position for SummonerPosition {
    type Action = Action;

    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() { Vec::new() } else { vec![self.state.turn] }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        self.state.all_actions()
    }

    /// Others are not offered what depends on the hand.
    fn offered(&self, seat: Seat, viewer: Viewer) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        if viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat) {
            return self.actions(seat);
        }
        self.state.open_actions()
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Action, ActionError> {
        let action = notation::read(&self.state, text)?;
        self.check_action(&action)?;
        Ok(action)
    }

    fn notate(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> String {
        notation::write(&self.state, action)
    }

    fn steps(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> Vec<MenuStep> {
        menu::steps(&self.state, action)
    }

    fn gain(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> u32 {
        menu::gain(&self.state, action)
    }

    /// Cards are drawn when a turn begins, so that nothing new is seen in it.
    fn is_within_turn(&self) -> bool {
        self.outcome.is_none() && self.state.phase != Phase::Move
    }

    /// What has been played is open; hands and decks, and the seed with them, are not.
    fn is_seed_secret(&self) -> bool {
        true
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
        if let Some(man) = done.victim {
            self.captured[seat.index()].push(face(&self.state.cards, &man));
        }
        if done.ends_turn {
            self.judge();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Summoner(knowledge::Knowledge::of(self, seat))
    }

    fn view(&self, viewer: Viewer) -> View {
        observe::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        position_json::to_json(&self.state, viewer).to_string()
    }

    fn json(&self, viewer: Viewer) -> Value {
        position_json::to_json(&self.state, viewer)
    }

    fn detail(&self, viewer: Viewer) -> Value {
        referee_detail::detail(self, viewer)
    }

    fn piece_infos(&self, _viewer: Viewer) -> Vec<(String, PieceInfo)> {
        piece_info::all(&self.state)
    }
}

impl super::knowledge::Knowledge {
    /// The sample as a position of the game.
    #[must_use]
    pub fn position(&self, sample: State) -> Box<dyn DynPosition> {
        Box::new(SummonerPosition::new(sample))
    }
}
