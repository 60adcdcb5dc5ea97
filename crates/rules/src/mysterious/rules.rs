//! The rules as others ask for them: what can be done in a position, and what comes of it.

use serde_json::Value;

use super::knowledge;
use super::knowledge::Sample;
use super::names::SEATS;
use super::notation::{self};
use super::phase::{Phase, Placing};
use super::position::Action;
use super::position::MysteriousPosition;
use crate::action_error::ActionError;
use crate::chess::{self, Move, Place, Role, Termination};
use crate::game::{DynPosition, Position};
use crate::kernel::Seed;
use crate::knowledge::Knowledge;
use crate::menu::MenuStep;
use crate::mysterious::unplaced::Unplaced;
use crate::mysterious::{observe, position_json, position_text, referee_detail};
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, SeatName, Viewer};
use crate::view::View;

impl Position for MysteriousPosition {
    type Action = Action;

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
        self.actor().into_iter().collect()
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if self.actor() != Some(seat) {
            return Vec::new();
        }
        match &self.phase {
            Phase::Placing(Placing { stock, spread, .. }) => {
                let kinds: Vec<Option<Role>> = match stock {
                    Unplaced::Hands(hands) => hands[seat.index()].kinds().map(Some).collect(),
                    Unplaced::Pack(_) => vec![None],
                };
                let on_each = |kind| spread.empty().map(move |square| Action::Place(kind, square));
                kinds.into_iter().flat_map(on_each).collect()
            }
            Phase::Flipping(flipping) => match flipping.spread.promoting() {
                Some((square, _)) => Move::PROMOTIONS.map(|role| Action::Promote(square, role)).into(),
                None => flipping.spread.covered().map(Action::Flip).collect(),
            },
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

    fn notate(&self, seat: Seat, action: &Action, viewer: Viewer) -> String {
        match (*action, &self.phase) {
            (Action::Place(role, square), _) => {
                notation::placing(role.filter(|_| self.eyes(viewer).see_cards_of(seat)), square)
            }
            (Action::Flip(square), _) => notation::flip(square),
            (Action::Promote(square, role), _) => notation::promotion(square, role),
            (Action::Move(action), Phase::Chess(chess)) => chess.write_move(action),
            (Action::Move(action), _) => action.to_string(),
        }
    }

    fn steps(&self, seat: Seat, action: &Action, viewer: Viewer) -> Vec<MenuStep> {
        let step = |ask, label: String| MenuStep { ask, label, help: String::new() };
        let to = |square: Place| step("Which square?", square.to_string());
        let named = |role: Role| format!("{} {}", role.symbol(seat), role.name());
        match (*action, &self.phase) {
            (Action::Place(role, square), phase) => {
                let mut steps = Vec::new();
                if let Some(role) = role.filter(|_| self.eyes(viewer).see_cards_of(seat)) {
                    steps.push(MenuStep {
                        help: observe::in_hand(phase, seat, role),
                        ..step("Which card?", named(role))
                    });
                }
                steps.push(to(square));
                steps
            }
            (Action::Flip(square), _) => vec![to(square)],
            (Action::Promote(_, role), _) => {
                vec![step("What does the Pawn become?", named(role))]
            }
            (Action::Move(action), Phase::Chess(chess)) => chess.steps(action),
            (Action::Move(action), _) => vec![step("Which move?", action.to_string())],
        }
    }

    fn gain(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> u32 {
        match (*action, &self.phase) {
            (Action::Promote(_, role), _) => role.worth(),
            (Action::Move(action), Phase::Chess(chess)) => chess.gain(action),
            _ => 0,
        }
    }

    fn is_seed_secret(&self) -> bool {
        !matches!(self.phase, Phase::Chess(_))
    }

    fn secret_plies(&self) -> usize {
        if matches!(self.phase, Phase::Chess(_)) { 0 } else { self.plies }
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

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Chess(chess) = &self.phase else { return None };
        let ending = chess.ending()?;
        Some(match ending {
            Termination::Checkmate => Outcome::win(chess.turn().other(), ending.reason()),
            _ => Outcome::draw(ending.reason()),
        })
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge::Mysterious(knowledge::Knowledge::of(self, seat))
    }

    fn view(&self, viewer: Viewer) -> View {
        observe::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        position_text::write(&self.phase, self.eyes(viewer))
    }

    fn json(&self, viewer: Viewer) -> Value {
        position_json::to_json(&self.phase, self.eyes(viewer))
    }

    fn detail(&self, viewer: Viewer) -> Value {
        referee_detail::detail(self, viewer)
    }

    fn piece_infos(&self, viewer: Viewer) -> Vec<(String, PieceInfo)> {
        chess::piece_infos(&Position::view(self, viewer))
    }
}

impl Sample {
    /// The sample as a position of the game.
    #[must_use]
    pub fn position(&self, seed: &Seed) -> Box<dyn DynPosition> {
        Box::new(MysteriousPosition::new(self.phase.clone(), self.is_casual, seed))
    }
}
