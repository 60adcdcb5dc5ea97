//! A position of Poker Chess with the relevant part of its past.

use std::sync::Arc;

use super::deal::Deal;
use super::declaration::{self, Declaration, Due};
use super::names::SEATS;
use super::showdown::{self, Showdown};
use crate::action_error::ActionError;
use crate::chess::{Chess, Move, Termination};
use crate::end_reason::EndReason;
use crate::outcome::Outcome;
use crate::poker::config::Config;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::poker::moved_pieces::Moved;
use crate::seat::Seat;
use crate::view::{Face, LastMove};

/// A position of Poker Chess. Declarations are secret until all are in. `D` is the knowledge of one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PokerPosition<D = Declaration> {
    pub(super) chess: Chess,
    pub(super) deal: Deal,
    pub(super) terms: Config,
    pub(super) moved: Moved,
    /// The hands won by each seat, a bonus for checkmate included.
    pub(super) score: [u32; 2],
    /// The seat credited for checkmate.
    pub(super) mated: Option<Seat>,
    /// The hands scored so far. Copies of the position share them, so that a move costs the same however long the game is.
    pub(super) history: Arc<Vec<Showdown>>,
    /// The declarations of both seats, while hands are declared.
    pub(super) declaring: Option<[Due<D>; 2]>,
    pub(super) captured: [Vec<Face>; 2],
    pub(super) last: Option<LastMove>,
    pub(super) outcome: Option<Outcome>,
}

/// An action of a seat. `D` is the knowledge of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action<D = Declaration> {
    /// Move a chessman.
    Move(Move),
    /// Declare a hand.
    Declare(D),
}

impl PokerPosition {
    /// Returns the beginning of a game.
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
            history: Arc::default(),
            declaring: None,
            captured: [Vec::new(), Vec::new()],
            last: None,
            outcome: None,
        }
    }

    /// Returns the declarations that are due, if any seat has a choice.
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

    /// Compares the declared hands, and ends the game if they or the chess end it.
    fn score(&mut self, declared: [Declaration; 2]) {
        let hands = Seat::ALL.map(|seat| self.declared(seat, declared[seat.index()]));
        if let Some(winner) = showdown::winner(&hands, self.terms) {
            self.score[winner.index()] += 1;
        }
        Arc::make_mut(&mut self.history).push(Showdown { number: self.chess.number() - 1, hands });
        if let Some(ending) = self.chess.ending() {
            return self.finish(ending);
        }
        let [white, black] = self.score;
        if self.terms.limit.is_some_and(|limit| white.abs_diff(black) >= limit) {
            let winner = if white > black { Seat::First } else { Seat::Second };
            self.outcome = Some(Outcome::win(winner, EndReason::Wipeout));
        }
    }

    /// Ends the game with the end of the chess: the seat with more hands wins.
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

impl<D: Copy> PokerPosition<D> {
    /// Returns everything on which the hands depend now.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { board: self.chess.board(), deal: &self.deal, moved: &self.moved, terms: self.terms }
    }

    /// Returns both hands: the scored ones after a showdown, otherwise the current best.
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

    /// Returns the hand that a seat declares.
    pub(super) fn declared(&self, seat: Seat, declaration: Declaration) -> EvaluatedHand {
        match declaration {
            Declaration::Speak => self.scene().best(seat),
            Declaration::Hand(squares) => self.scene().held(squares),
        }
    }

    /// Returns the seats to act now.
    pub(super) fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        match &self.declaring {
            Some(dues) => {
                let is_pending = |seat: &Seat| matches!(dues[seat.index()], Due::Pending);
                Seat::ALL.into_iter().filter(is_pending).collect()
            }
            None => vec![self.chess.turn()],
        }
    }

    /// Returns everything that a seat may declare.
    pub(super) fn declarations(&self, seat: Seat) -> Vec<Declaration> {
        let scene = self.scene();
        let hands = scene.selections(seat).map(Declaration::Hand);
        hands.chain([Declaration::Speak]).collect()
    }

    /// Returns the same with somebody's knowledge of the declarations.
    pub(super) fn map_declarations<E>(&self, known: impl Fn(Seat, D) -> E) -> PokerPosition<E> {
        let known = |[white, black]: [Due<D>; 2]| {
            [white.map(|due| known(Seat::First, due)), black.map(|due| known(Seat::Second, due))]
        };
        PokerPosition {
            chess: self.chess.clone(),
            deal: self.deal.clone(),
            terms: self.terms,
            moved: self.moved.clone(),
            score: self.score,
            mated: self.mated,
            history: Arc::clone(&self.history),
            declaring: self.declaring.map(known),
            captured: self.captured.clone(),
            last: self.last.clone(),
            outcome: self.outcome.clone(),
        }
    }
}
