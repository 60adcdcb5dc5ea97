//! A position of Poker Chess with what of its past matters.

use super::deal::Deal;
use super::declaration::{self, Declaration, Due, VEILED};
use super::names::SEATS;
use super::showdown::{self, Showdown};
use crate::action_error::ActionError;
use crate::chess::{Chess, Move, Termination};
use crate::menu::MenuStep;
use crate::outcome::Outcome;
use crate::poker::config::Config;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::poker::moved_pieces::Moved;
use crate::seat::{Seat, Viewer};
use crate::view::{Face, LastMove};

/// The reason reported when a lead in hands wins at once.
const WIPEOUT: &str = "wipeout";

/// The rules of Poker Chess. Only what a seat has declared is secret, until all have.
#[derive(Clone)]
pub(super) struct PokerPosition {
    pub(super) chess: Chess,
    pub(super) deal: Deal,
    pub(super) terms: Config,
    pub(super) moved: Moved,
    /// The hands won by each seat, a bonus for checkmate included.
    pub(super) score: [u32; 2],
    /// The seat credited for checkmate.
    pub(super) mated: Option<Seat>,
    pub(super) history: Vec<Showdown>,
    /// What each seat has declared, while hands are declared.
    pub(super) declaring: Option<[Due; 2]>,
    pub(super) captured: [Vec<Face>; 2],
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
}

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Move a chessman.
    Move(Move),
    /// Declare a hand.
    Declare(Declaration),
}

impl PokerPosition {
    /// The beginning of a game.
    pub(super) fn new(deal: Deal, terms: Config) -> Self {
        Self::begin(Chess::start(), deal, terms, Moved::default(), [0; 2])
    }

    pub(super) fn begin(chess: Chess, deal: Deal, terms: Config, moved: Moved, score: [u32; 2]) -> Self {
        Self {
            chess,
            deal,
            terms,
            moved,
            score,
            mated: None,
            history: Vec::new(),
            declaring: None,
            captured: [Vec::new(), Vec::new()],
            last: None,
            outcome: None,
        }
    }

    /// What the hands depend on now.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { board: self.chess.board(), deal: &self.deal, moved: &self.moved, terms: self.terms }
    }

    /// Both hands as they are now: those just scored, else the best.
    pub(super) fn hands(&self) -> [EvaluatedHand; 2] {
        let scored = self.history.last().filter(|_| {
            self.declaring.is_none()
                && self.last.as_ref().is_none_or(|last| last.seat == Seat::Second)
                && self.mated.is_none()
        });
        match scored {
            Some(showdown) => showdown.hands.clone(),
            None => Seat::ALL.map(|seat| self.scene().best(seat)),
        }
    }

    /// What each seat has to declare, if any has a choice.
    pub(super) fn choices(&self) -> Option<[Due; 2]> {
        let dues =
            Seat::ALL.map(|seat| if self.scene().has_choice(seat) { Due::Pending } else { Due::Nothing });
        dues.contains(&Due::Pending).then_some(dues)
    }

    pub(super) fn make(&mut self, seat: Seat, action: Move) {
        let text = self.chess.write_move(action);
        let board = *self.chess.board();
        let victim = self.chess.play_unchecked(action);
        self.moved.note(&board, action, victim.map(|(_, square)| square));
        if let Some((role, _)) = victim {
            self.captured[seat.index()].push(Face::Piece { role, owner: seat.other() });
        }
        self.last = Some(LastMove {
            seat,
            number: None,
            text,
            from: Some(action.from.index() as u16),
            to: action.to.index() as u16,
        });
        match (self.chess.ending(), seat) {
            (Some(Termination::Checkmate), _) => self.finish(Termination::Checkmate),
            (Some(ending), Seat::First) => self.finish(ending),
            (None, Seat::First) => {}
            (_, Seat::Second) => {
                self.declaring = if self.terms.declare { self.choices() } else { None };
                if self.declaring.is_none() {
                    self.score([Declaration::Speak; 2]);
                }
            }
        }
    }

    pub(super) fn declare(&mut self, seat: Seat, declaration: Declaration) {
        let Some(dues) = &mut self.declaring else { return };
        dues[seat.index()] = Due::Declared(declaration);
        if dues.contains(&Due::Pending) {
            return;
        }
        let declared = dues.map(|due| match due {
            Due::Declared(declaration) => declaration,
            _ => Declaration::Speak,
        });
        self.declaring = None;
        self.score(declared);
    }

    /// The hand that a seat declares.
    pub(super) fn declared(&self, seat: Seat, declaration: Declaration) -> EvaluatedHand {
        match declaration {
            Declaration::Speak => self.scene().best(seat),
            Declaration::Hand(squares) => self.scene().held(squares),
        }
    }

    /// Holds the declared hands against each other, and ends the game where that or the chess does.
    fn score(&mut self, declared: [Declaration; 2]) {
        let hands = Seat::ALL.map(|seat| self.declared(seat, declared[seat.index()]));
        if let Some(winner) = showdown::winner(&hands) {
            self.score[winner.index()] += 1;
        }
        self.history.push(Showdown { number: self.chess.number() - 1, hands });
        if let Some(ending) = self.chess.ending() {
            return self.finish(ending);
        }
        let [white, black] = self.score;
        if self.terms.limit.is_some_and(|limit| white.abs_diff(black) >= limit) {
            let winner = if white > black { Seat::First } else { Seat::Second };
            self.outcome = Some(Outcome::win(winner, WIPEOUT));
        }
    }

    /// Ends the game with the end of the chess: whoever has won more hands wins.
    pub(super) fn finish(&mut self, ending: Termination) {
        if ending == Termination::Checkmate {
            let winner = self.chess.turn().other();
            self.score[winner.index()] += self.terms.bonus;
            self.mated = Some(winner);
        }
        let [white, black] = self.score;
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => None,
        };
        self.outcome = Some(Outcome { winner, reason: ending.reason() });
    }

    pub(super) fn read_declaration(&self, seat: Seat, text: &str) -> Result<Declaration, ActionError> {
        let Some(squares) = declaration::read(text)? else { return Ok(Declaration::Speak) };
        let scene = self.scene();
        scene.selection(seat, squares).map(Declaration::Hand).ok_or_else(|| {
            let example = Declaration::Hand(scene.best(seat).squares);
            ActionError::illegal(format!(
                "these squares make no hand of {}; one is {example}",
                SEATS[seat.index()].title
            ))
        })
    }
}

impl PokerPosition {
    pub(super) fn declaring_step(&self, seat: Seat, declaration: Declaration, viewer: Viewer) -> MenuStep {
        let ask = "Which hand do you declare?";
        if viewer != Viewer::Omniscient && viewer != Viewer::Seat(seat) {
            return MenuStep { ask, label: VEILED.to_owned(), help: String::new() };
        }
        let scene = self.scene();
        let in_words = |held: &EvaluatedHand| {
            let cards: Vec<String> = held.cards.iter().map(|(card, _)| card.symbols()).collect();
            format!("{} · {}", held.value, cards.join(" "))
        };
        match declaration {
            Declaration::Speak => {
                let help = "the best hand counts".to_owned();
                let label = format!("Let the cards speak: {}", in_words(&scene.best(seat)));
                MenuStep { ask, label, help }
            }
            Declaration::Hand(squares) => {
                MenuStep { ask, label: in_words(&scene.held(squares)), help: declaration.to_string() }
            }
        }
    }
}
