//! A position as a viewer knows it. All cards lie open, so every viewer knows the same.

use serde_json::{Value, json};

use super::moves::{self, Move};
use super::names::{NAME, SEATS, TITLE};
use super::palace::palace_of;
use super::{notation, piece_info, position_format};
use crate::cardmate::placement::Square10;
use crate::cardmate::position::CardmatePosition;
use crate::cardmate::termination::kings;
use crate::happening::{Happening, PieceName};
use crate::kernel::Square;
use crate::kernel::card::{Card, Rank};
use crate::menu::MenuStep;
use crate::observation::{DynObservation, Notation, Observation};
use crate::phrase::{Phrase, phrase};
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, Viewer};
use crate::task::Task;
use crate::view::{self, BoardView, Face, SeatView, SquareView, View};

/// The gain of taking a King: more than for any other card.
const KING: u32 = 100;

/// A position as a viewer knows it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Observed {
    pub(super) viewer: Viewer,
    pub(super) position: CardmatePosition,
}

impl Observation for Observed {
    fn view(&self) -> View {
        let square = |square: Square10| SquareView {
            face: self.position.layout.piece_on(square).map(|(card, owner)| Face::Card { card, owner }),
            palace: palace_of(square),
            ..SquareView::default()
        };
        let captured = |seat: Seat| {
            let lost = self.position.captured[seat.index()].iter();
            lost.map(|&card| Face::Card { card, owner: seat.other() }).collect()
        };
        View {
            game: NAME,
            title: TITLE.to_owned(),
            viewer: self.viewer,
            board: BoardView {
                files: 10,
                ranks: 10,
                first_rank: 0,
                squares: Square::all().map(square).collect(),
                border: Some(5),
            },
            seats: Seat::ALL.map(|seat| SeatView {
                name: SEATS[seat.index()],
                to_act: self.position.outcome.is_none() && seat == self.position.layout.turn,
                captured: captured(seat),
                hand: None,
                hole: None,
                reserve: None,
            }),
            task: Task::Move,
            score: None,
            showdown: None,
            ply: 0,
            last: self.position.last.clone(),
            obligations: self.position.obligations(),
            obligation_name: "compulsory capture",
            pointed: Vec::new(),
            latest: None,
            summoning: None,
            checks: Vec::new(),
            outcome: self.position.outcome.clone(),
        }
    }

    fn text(&self) -> String {
        position_format::to_text(&self.position.layout)
    }

    fn json(&self) -> Value {
        position_format::to_json(&self.position.layout)
    }

    fn detail(&self) -> Value {
        let by_seat = |value: &dyn Fn(Seat) -> Value| {
            let pairs = Seat::ALL.map(|seat| (SEATS[seat.index()].key.to_owned(), value(seat)));
            Value::Object(pairs.into_iter().collect())
        };
        let captured = |seat: Seat| {
            self.position.captured[seat.index()].iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let compulsory: Vec<String> = if self.position.outcome.is_some() {
            Vec::new()
        } else {
            let captures = self.position.layout.compulsory_captures(self.position.layout.turn).into_iter();
            captures
                .map(|capture| notation::describe_capture(capture.captor, capture.victim).to_string())
                .collect()
        };
        json!({
            "compulsory": compulsory,
            "captured": by_seat(&|seat| captured(seat).into()),
            "cards": by_seat(&|seat| self.position.layout.owned(seat).count_ones().into()),
            "kings": by_seat(&|seat| kings(&self.position.layout, seat).into()),
            "quiet": self.position.layout.quiet,
            "repetitions": self.position.repetitions(),
        })
    }

    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        piece_info::piece_infos(&self.position.layout)
    }
}

impl Notation for Observed {
    type Action = Move;

    fn offered(&self, seat: Seat) -> Vec<Move> {
        self.position.legal_moves(seat)
    }

    fn notate(&self, _seat: Seat, action: &Move) -> String {
        notation::notate(&self.position.layout, self.position.palace, *action)
    }

    fn steps(&self, seat: Seat, action: &Move) -> Vec<MenuStep> {
        let Move { card, to, promotes } = *action;
        let from = self.position.layout.square_at(card.index());
        let compulsory = self.position.layout.card_on(to).filter(|victim| victim.suit == card.suit).is_some();
        let help = if compulsory { phrase!("must take") } else { Phrase::default() };
        let label = Phrase::verbatim(format!("{} {from}", card.symbols()));
        let card_step = MenuStep::new(phrase!("Which card?"), label).at(from.index()).help(help);
        let (label, help) = match self.position.layout.card_on(to).map(Card::symbols) {
            Some(name) => (format!("×{to} {name}"), phrase!("takes {name}", name)),
            None => (to.to_string(), Phrase::default()),
        };
        let to_step = MenuStep::new(phrase!("To which square?"), Phrase::verbatim(label));
        let mut steps = vec![card_step, to_step.at(to.index()).help(help)];
        if moves::may_promote(seat, card, from, to) {
            let label = if promotes { phrase!("becomes the Ace") } else { phrase!("stays a One") };
            steps.push(MenuStep::new(phrase!("What does it become?"), label));
        }
        steps
    }

    fn happenings(&self, _seat: Seat, action: &Move, _after: Option<&Self>) -> Vec<Happening> {
        let Move { card, to, promotes } = *action;
        let layout = &self.position.layout;
        let (piece, from) = (PieceName::Card(card), layout.square_at(card.index()).to_string());
        let on = to.to_string();
        let moved = match layout.card_on(to) {
            Some(victim) => Happening::Took { piece, from, victim: PieceName::Card(victim), on },
            None => Happening::Moved { piece, from, to: on },
        };
        let ace = || Happening::Became(PieceName::Card(Card::new(Rank::Ace, card.suit)));
        [moved].into_iter().chain(promotes.then(ace)).collect()
    }

    fn symbols(&self, _seat: Seat, action: &Move) -> String {
        let goal = match self.position.layout.card_on(action.to) {
            Some(victim) => format!("×{}", victim.symbols()),
            None => format!(" {}", action.to),
        };
        let ace = if action.promotes { "=A" } else { "" };
        format!("{}{goal}{ace}", action.card.symbols())
    }

    fn gain(&self, _seat: Seat, action: &Move) -> u32 {
        let victim = self.position.layout.card_on(action.to).map_or(0, |victim| match victim.rank {
            Rank::King => KING,
            rank => rank as u32 + 1,
        });
        victim + if action.promotes { Rank::Ace as u32 } else { 0 }
    }
}

/// Returns the squares of the seat's Kings that could be taken if it were the other seat's turn; none in another game.
#[must_use]
pub fn kings_in_danger(observed: &dyn DynObservation, seat: Seat) -> Vec<view::SquareIndex> {
    let Some(Observed { position, .. }) = observed.as_any().downcast_ref() else { return Vec::new() };
    if position.outcome.is_some() {
        return Vec::new();
    }
    let mut layout = position.layout.clone();
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
