//! The rules as others ask for them: what can be done in a position, and what comes of it.

use serde_json::{Value, json};

use super::moves::{self, Move};
use super::names::SEATS;
use super::notation;
use super::palace::palace_of;
use super::perft::Counter;
use super::state::{self, State};
use crate::action_error::ActionError;
use crate::cardmate::placement::Place;
use crate::cardmate::position::CardmatePosition;
use crate::cardmate::termination::{ending, kings};
use crate::cardmate::{piece_info, position_format};
use crate::game::Position;
use crate::kernel::Square;
use crate::kernel::card::Rank;
use crate::knowledge::Knowledge;
use crate::menu::MenuStep;
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, SeatName, Viewer};
use crate::view::{self, BoardView, Face, LastMove, SeatView, SquareView, View};

impl Position for CardmatePosition {
    type Action = Move;

    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() { Vec::new() } else { vec![self.layout.turn] }
    }

    fn actions(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.outcome.is_none() && seat == self.layout.turn {
            self.layout.each_move(|action| moves.push(action));
        }
        moves
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Move, ActionError> {
        notation::parse(&self.layout, self.palace, text)
    }

    fn notate(&self, _seat: Seat, action: &Move, _viewer: Viewer) -> String {
        notation::notate(&self.layout, self.palace, *action)
    }

    fn steps(&self, seat: Seat, action: &Move, _viewer: Viewer) -> Vec<MenuStep> {
        let Move { card, to, promotes } = *action;
        let from = self.layout.square_at(card.index());
        let compulsory = self.layout.card_on(to).filter(|victim| victim.suit == card.suit).is_some();
        let card_step = MenuStep {
            ask: "Which card?",
            label: format!("{} {from}", card.symbols()),
            help: if compulsory { "must take".to_owned() } else { String::new() },
        };
        let to_step = MenuStep {
            ask: "To which square?",
            label: match self.layout.card_on(to) {
                Some(victim) => format!("×{to} {}", victim.symbols()),
                None => to.to_string(),
            },
            help: self
                .layout
                .card_on(to)
                .map_or_else(String::new, |victim| format!("takes {}", victim.symbols())),
        };
        let mut steps = vec![card_step, to_step];
        if moves::may_promote(seat, card, from, to) {
            let label = if promotes { "becomes the Ace" } else { "stays a One" };
            steps.push(MenuStep {
                ask: "What does it become?",
                label: label.to_owned(),
                help: String::new(),
            });
        }
        steps
    }

    fn symbols(&self, _seat: Seat, action: &Move, _viewer: Viewer) -> String {
        let goal = match self.layout.card_on(action.to) {
            Some(victim) => format!("×{}", victim.symbols()),
            None => format!(" {}", action.to),
        };
        let ace = if action.promotes { "=A" } else { "" };
        format!("{}{goal}{ace}", action.card.symbols())
    }

    fn gain(&self, _seat: Seat, action: &Move, _viewer: Viewer) -> u32 {
        let victim = self.layout.card_on(action.to).map_or(0, |victim| match victim.rank {
            Rank::King => KING,
            rank => rank as u32 + 1,
        });
        victim + if action.promotes { Rank::Ace as u32 } else { 0 }
    }

    fn kings_in_danger(&self, seat: Seat) -> Vec<view::Place> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut layout = self.layout.clone();
        layout.turn = seat.other();
        let mut squares = Vec::new();
        layout.each_move(|action| {
            if layout.card_on(action.to).is_some_and(|victim| victim.rank == Rank::King) {
                squares.push(action.to.index() as u16);
            }
        });
        squares.sort_unstable();
        squares.dedup();
        squares
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
        self.outcome = ending(&self.layout, self.palace, self.repetitions());
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn knowledge(&self, _seat: Seat) -> Knowledge {
        let state = State { layout: self.layout.clone(), palace: self.palace };
        Knowledge::Cardmate(state::Knowledge { state, past: self.past.clone() })
    }

    fn view(&self, viewer: Viewer) -> View {
        let square = |square: Place| SquareView {
            face: self.layout.piece_on(square).map(|(card, owner)| Face::Card { card, owner }),
            palace: palace_of(square),
            ..SquareView::default()
        };
        let captured = |seat: Seat| {
            let lost = self.captured[seat.index()].iter();
            lost.map(|&card| Face::Card { card, owner: seat.other() }).collect()
        };
        View {
            game: super::names::NAME,
            title: super::names::TITLE.to_owned(),
            viewer,
            board: BoardView {
                files: 10,
                ranks: 10,
                first_rank: 0,
                squares: Square::all().map(square).collect(),
                border: Some(5),
            },
            seats: Seat::ALL.map(|seat| SeatView {
                name: SEATS[seat.index()],
                to_act: self.outcome.is_none() && seat == self.layout.turn,
                captured: captured(seat),
                hand: None,
                reserve: None,
            }),
            task: "move",
            score: None,
            ply: 0,
            last: self.last.clone(),
            obligations: self.obligations(),
            obligation_name: "compulsory capture",
            pointed: Vec::new(),
            workshop: None,
            checks: Vec::new(),
            outcome: self.outcome.clone(),
        }
    }

    fn text(&self, _viewer: Viewer) -> String {
        position_format::to_text(&self.layout)
    }

    fn json(&self, _viewer: Viewer) -> Value {
        position_format::to_json(&self.layout)
    }

    fn piece_infos(&self, _viewer: Viewer) -> Vec<(String, PieceInfo)> {
        piece_info::piece_infos(&self.layout)
    }

    fn detail(&self, _viewer: Viewer) -> Value {
        let by_seat = |value: &dyn Fn(Seat) -> Value| {
            let pairs = Seat::ALL.map(|seat| (SEATS[seat.index()].key.to_owned(), value(seat)));
            Value::Object(pairs.into_iter().collect())
        };
        let captured =
            |seat: Seat| self.captured[seat.index()].iter().map(ToString::to_string).collect::<Vec<_>>();
        let compulsory: Vec<String> = if self.outcome.is_some() {
            Vec::new()
        } else {
            let captures = self.layout.compulsory_captures(self.layout.turn).into_iter();
            captures.map(|capture| format!("{} takes {}", capture.captor, capture.victim)).collect()
        };
        json!({
            "compulsory": compulsory,
            "captured": by_seat(&|seat| captured(seat).into()),
            "cards": by_seat(&|seat| self.layout.owned(seat).count_ones().into()),
            "kings": by_seat(&|seat| kings(&self.layout, seat).into()),
            "quiet": self.layout.quiet,
            "repetitions": self.repetitions(),
        })
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.outcome.is_some() {
            u64::from(depth == 0)
        } else {
            Counter::new(self).count(&self.layout, 0, depth)
        }
    }
}

/// What taking a King is worth: more than any other card.
const KING: u32 = 100;
