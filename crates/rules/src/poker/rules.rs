//! The rules as others ask for them: what can be done in a position, and what comes of it.

use serde_json::Value;

use super::declaration::{self, Declaration, Due, VEILED};
use super::knowledge;
use super::names::SEATS;
use super::position::Action;
use crate::action_error::ActionError;
use crate::chess::{self};
use crate::game::Position;
use crate::knowledge::Knowledge;
use crate::menu::MenuStep;
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::poker::position::PokerPosition;
use crate::poker::position_format::Setup;
use crate::poker::{observe, referee_detail};
use crate::seat::{Seat, SeatName, Viewer};
use crate::view::{PokerHand, View};

impl Position for PokerPosition {
    type Action = Action;

    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        match &self.declaring {
            Some(dues) => Seat::ALL.into_iter().filter(|seat| dues[seat.index()] == Due::Pending).collect(),
            None => vec![self.chess.turn()],
        }
    }

    fn is_simultaneous(&self) -> bool {
        self.declaring.is_some()
    }

    fn secret_plies(&self) -> usize {
        let declared = |dues: &[Due; 2]| dues.iter().filter(|due| matches!(due, Due::Declared(_))).count();
        self.declaring.as_ref().map_or(0, declared)
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if !Position::to_act(self).contains(&seat) {
            return Vec::new();
        }
        if self.declaring.is_some() {
            let scene = self.scene();
            let hands = scene.selections(seat).map(Declaration::Hand);
            return hands.chain([Declaration::Speak]).map(Action::Declare).collect();
        }
        self.chess.board().legal_moves().into_iter().map(Action::Move).collect()
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<Action, ActionError> {
        match (declaration::is_meant(text), self.declaring.is_some()) {
            (true, true) => self.read_declaration(seat, text).map(Action::Declare),
            (true, false) => Err(ActionError::illegal("there is no hand to declare now; make a move")),
            (false, true) => {
                Err(ActionError::illegal("first declare a hand, or leave it to the cards with hand(speak)"))
            }
            (false, false) => self.chess.read_move(text).map(Action::Move),
        }
    }

    fn notate(&self, seat: Seat, action: &Action, viewer: Viewer) -> String {
        match action {
            Action::Move(action) => self.chess.write_move(*action),
            Action::Declare(declaration) if viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat) => {
                declaration.to_string()
            }
            Action::Declare(_) => VEILED.to_owned(),
        }
    }

    fn steps(&self, seat: Seat, action: &Action, viewer: Viewer) -> Vec<MenuStep> {
        match action {
            Action::Move(action) => self.chess.steps(*action),
            Action::Declare(declaration) => vec![self.declaring_step(seat, *declaration, viewer)],
        }
    }

    fn gain(&self, seat: Seat, action: &Action, viewer: Viewer) -> u32 {
        let may_know = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        match action {
            Action::Move(action) => self.chess.gain(*action),
            Action::Declare(_) if !may_know => 0,
            // It is the best hand, and the first choice.
            Action::Declare(Declaration::Speak) => u32::MAX,
            Action::Declare(Declaration::Hand(squares)) => self.scene().held(*squares).value.number(),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Move(action) => self.make(seat, *action),
            Action::Declare(declaration) => self.declare(seat, *declaration),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Poker(knowledge::Knowledge::of(self, seat))
    }

    fn view(&self, viewer: Viewer) -> View {
        observe::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        Setup::of(self, viewer).to_text()
    }

    fn json(&self, viewer: Viewer) -> Value {
        Setup::of(self, viewer).to_json()
    }

    fn detail(&self, viewer: Viewer) -> Value {
        referee_detail::detail(self, viewer)
    }

    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        chess::piece_infos(&Position::view(self, viewer))
    }

    fn hand_previews(&self, seat: Seat) -> Vec<(String, PokerHand)> {
        if self.declaring.is_some() || !Position::to_act(self).contains(&seat) {
            return Vec::new();
        }
        observe::hand_previews(self, seat)
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return Position::to_act(self).into_iter().map(|seat| self.actions(seat).len() as u64).sum(),
            _ => {}
        }
        let mut count = 0;
        for seat in Position::to_act(self) {
            for action in self.actions(seat) {
                let mut next = self.clone();
                next.apply(seat, &action);
                count += next.perft(depth - 1);
            }
        }
        count
    }
}
