//! A position as a viewer may know it.

use serde_json::Value;

use super::declaration::{Declaration, Due, VEILED};
use super::names::{NAME, SEATS, TITLE};
use super::position::{Action, PokerPosition};
use super::{referee_detail, showdown};
use crate::chess::{self, Move, Square8};
use crate::happening::Happening;
use crate::kernel::Square;
use crate::menu::MenuStep;
use crate::observation::{Notation, Observation};
use crate::phrase::{Phrase, phrase};
use crate::piece_info::PieceInfo;
use crate::poker::hand_selection::EvaluatedHand;
use crate::poker::position_format::Setup;
use crate::seat::{Seat, Viewer};
use crate::task::Task;
use crate::view::{self, BoardView, Face, HoleCard, PokerHand, Score, SeatView, SquareView, View};

/// The viewer's knowledge of a declaration, if any.
type Seen = Option<Declaration>;

/// A position as a viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Observed {
    viewer: Viewer,
    /// The seats whose possible declarations the viewer may know.
    shares: [bool; 2],
    pub(super) table: PokerPosition<Seen>,
}

impl Observed {
    /// Returns the position as the viewer may know it: without the declarations of others, and without their hole cards before the end.
    pub(super) fn of(position: &PokerPosition, viewer: Viewer) -> Self {
        let is_over = position.outcome.is_some();
        let shares = Seat::ALL.map(|seat| is_over || viewer.shares_secrets_of(seat));
        let table =
            position.as_known(shares, is_over || viewer == Viewer::Omniscient, |seat, declaration| {
                shares[seat.index()].then_some(declaration)
            });
        Self { viewer, shares, table }
    }

    /// Returns an action as the viewer may know it.
    pub(super) fn action(seat: Seat, action: Action, viewer: Viewer) -> Action<Seen> {
        match action {
            Action::Move(action) => Action::Move(action),
            Action::Declare(declaration) => {
                Action::Declare(viewer.shares_secrets_of(seat).then_some(declaration))
            }
        }
    }

    /// Returns the hands of both seats as far as they are known: the scored ones after a showdown, otherwise the best
    /// ones. While a hand is declared, only those who may know it see it.
    fn shown_hands(&self) -> [Option<PokerHand>; 2] {
        let table = &self.table;
        let Some(dues) = &table.declaring else {
            let winner = match (table.scored(), table.best_hands()) {
                (Some(showdown), _) => showdown.winner,
                (None, [Some(white), Some(black)]) => showdown::winner([&white, &black], table.terms),
                _ => None,
            };
            return shown(&table.hands(), winner);
        };
        Seat::ALL.map(|seat| match dues[seat.index()] {
            Due::Nothing => Some(table.scene().best(seat).shown(false)),
            Due::Declared(Some(declaration)) => Some(table.declared(seat, declaration).shown(false)),
            Due::Pending | Due::Declared(None) => None,
        })
    }

    fn declaring_step(&self, seat: Seat, declaration: Seen) -> MenuStep {
        let ask = phrase!("Which hand do you declare?");
        let scene = self.table.scene();
        let in_words = |held: &EvaluatedHand| {
            let cards: Vec<String> = held.cards.iter().map(|(card, _)| card.symbols()).collect();
            phrase!("{hand} · {cards}", hand = held.value, cards = cards.join(" "))
        };
        match declaration {
            None => MenuStep::new(ask, Phrase::verbatim(VEILED)),
            Some(Declaration::Speak) => {
                let label = phrase!("Let the cards speak: {hand}", hand = in_words(&scene.best(seat)));
                MenuStep::new(ask, label).help(phrase!("the best hand counts"))
            }
            Some(declaration @ Declaration::Hand(squares)) => {
                let help = Phrase::verbatim(declaration.to_string());
                MenuStep::new(ask, in_words(&scene.held(seat, squares))).help(help)
            }
        }
    }
}

/// Returns the hands as they are shown, as far as they are known.
fn shown(hands: &[Option<EvaluatedHand>; 2], winner: Option<Seat>) -> [Option<PokerHand>; 2] {
    Seat::ALL.map(|seat| Some(hands[seat.index()].as_ref()?.shown(winner == Some(seat))))
}

impl Observation for Observed {
    fn view(&self) -> View {
        let table = &self.table;
        let board = table.chess.board();
        let hands = self.shown_hands();
        let to_act = table.to_act();
        let square = |square: Square8| SquareView {
            face: match board.piece_on(square) {
                Some((role, owner)) => Some(Face::Piece { role, owner, army: board.army_on(square) }),
                None => table.deal.is_hidden(square).then_some(Face::Covered),
            },
            card: table.deal.card_on(square),
            is_foreign: board.is_foreign(square),
            pulled_by: Seat::ALL.into_iter().find(|seat| {
                hands[seat.index()].as_ref().is_some_and(|hand| {
                    hand.cards.iter().any(|(_, place)| *place == Some(square.index() as u16))
                })
            }),
            ..SquareView::default()
        };
        let checked = table.chess.turn();
        View {
            game: NAME,
            title: TITLE.to_owned(),
            viewer: self.viewer,
            board: BoardView::chess(Square::all().map(square).collect()),
            seats: Seat::ALL.map(|seat| SeatView {
                name: SEATS[seat.index()],
                to_act: to_act.contains(&seat),
                captured: table.captured[seat.index()].clone(),
                hand: hands[seat.index()].clone(),
                hole: table
                    .terms
                    .hole
                    .then(|| table.hole[seat.index()].map_or(HoleCard::Secret, HoleCard::Known)),
                reserve: None,
            }),
            task: if table.declaring.is_some() { Task::Declare } else { Task::Move },
            score: Some(Score { won: table.score, limit: table.terms.limit }),
            showdown: table.history.last().map(|showdown| view::Showdown {
                hands: shown(&showdown.hands, showdown.winner),
                winner: showdown.winner,
            }),
            ply: 0,
            last: table.last.clone(),
            obligations: Vec::new(),
            obligation_name: "",
            pointed: Vec::new(),
            latest: None,
            summoning: None,
            checks: board
                .king(checked)
                .filter(|_| table.chess.is_check())
                .map(|king| king.index() as u16)
                .into_iter()
                .collect(),
            outcome: table.outcome.clone(),
        }
    }

    fn text(&self) -> String {
        Setup::of(&self.table).to_text()
    }

    fn json(&self) -> Value {
        Setup::of(&self.table).to_json()
    }

    fn detail(&self) -> Value {
        referee_detail::detail(&self.table)
    }

    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        chess::piece_infos(&self.view())
    }
}

impl Notation for Observed {
    type Action = Action<Seen>;

    fn offered(&self, seat: Seat) -> Vec<Action<Seen>> {
        if !self.table.to_act().contains(&seat) {
            return Vec::new();
        }
        if self.table.declaring.is_none() {
            return self.table.chess.board().legal_moves().into_iter().map(Action::Move).collect();
        }
        if !self.shares[seat.index()] {
            return vec![Action::Declare(None)];
        }
        self.table
            .declarations(seat)
            .into_iter()
            .map(|declaration| Action::Declare(Some(declaration)))
            .collect()
    }

    fn notate(&self, _seat: Seat, action: &Action<Seen>) -> String {
        match action {
            Action::Move(action) => self.table.chess.write_move(*action),
            Action::Declare(Some(declaration)) => declaration.to_string(),
            Action::Declare(None) => VEILED.to_owned(),
        }
    }

    fn steps(&self, seat: Seat, action: &Action<Seen>) -> Vec<MenuStep> {
        match action {
            Action::Move(action) => self.table.chess.steps(*action),
            Action::Declare(declaration) => vec![self.declaring_step(seat, *declaration)],
        }
    }

    fn happenings(&self, _seat: Seat, action: &Action<Seen>, after: Option<&Self>) -> Vec<Happening> {
        let then = after.map(|after| &after.table);
        let done = match action {
            Action::Move(action) => self.table.chess.happenings(*action, then.map(|then| &then.chess)),
            Action::Declare(_) => vec![Happening::Declared],
        };
        let is_scored = |then: &&PokerPosition<Seen>| then.history.len() > self.table.history.len();
        let scored = then.filter(is_scored).and_then(|then| {
            let showdown = then.history.last()?;
            let hands = Seat::ALL.map(|seat| showdown.hands[seat.index()].as_ref().map(|hand| hand.value));
            Some(Happening::Scored { winner: showdown.winner, hands, won: then.score })
        });
        done.into_iter().chain(scored).collect()
    }

    fn effects(&self, seat: Seat, actions: &[Action<Seen>]) -> Vec<Phrase> {
        let moves: Option<Vec<Move>> = actions
            .iter()
            .map(|action| match action {
                Action::Move(action) => Some(*action),
                Action::Declare(_) => None,
            })
            .collect();
        // Actions are declarations of hands, or moves.
        let told = moves.filter(|_| self.table.is_hand_known(seat));
        told.map_or_else(|| vec![Phrase::default(); actions.len()], |moves| self.table.effects(seat, &moves))
    }

    fn gain(&self, seat: Seat, action: &Action<Seen>) -> u32 {
        match action {
            Action::Move(action) => self.table.chess.gain(*action),
            Action::Declare(None) => 0,
            // Speaking declares the best hand, so it is the first choice.
            Action::Declare(Some(Declaration::Speak)) => u32::MAX,
            Action::Declare(Some(Declaration::Hand(squares))) => {
                self.table.scene().held(seat, *squares).value.number()
            }
        }
    }
}
