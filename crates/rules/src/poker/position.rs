//! A position of Poker Chess with the relevant part of its past.

use std::cmp::Ordering;
use std::sync::Arc;

use super::deal::Deal;
use super::declaration::{self, Declaration, Due};
use super::hole::{self, HoleCandidates};
use super::names::SEATS;
use super::showdown::{self, Showdown};
use crate::action_error::ActionError;
use crate::chess::{Bitboard8, Chess, Move, Termination};
use crate::end_reason::EndReason;
use crate::kernel::Seed;
use crate::kernel::card::Card;
use crate::outcome::Outcome;
use crate::phrase::{Word, phrase};
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
    /// The hole cards, as far as they are known; none where the table has none.
    pub(super) hole: [Option<Card>; 2],
    /// The possible hole cards of the other seat, for each seat as far as it can tell.
    pub(super) candidates: [HoleCandidates; 2],
    /// The squares whose cards lie face up.
    pub(super) up: Bitboard8,
    /// The number of hands scored since the cards were dealt, where they are dealt again.
    pub(super) since_deal: u32,
    /// The number of times that the cards were dealt again.
    pub(super) redeals: u32,
    /// The seed of later deals; nobody who observes the position knows it.
    pub(super) seed: Option<Seed>,
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
    pub(super) fn new(deal: Deal, terms: Config, seed: &Seed) -> Self {
        Self::begin(Chess::between(terms.armies), deal, terms, Moved::default(), [0; 2], seed)
    }

    pub(super) fn begin(
        chess: Chess,
        deal: Deal,
        terms: Config,
        moved: Moved,
        score: [u32; 2],
        seed: &Seed,
    ) -> Self {
        let up =
            if terms.faces_down { Deal::turned_up(chess.board().occupied()) } else { !Bitboard8::empty() };
        Self {
            chess,
            deal,
            terms,
            up,
            moved,
            hole: if terms.hole { hole::dealt(seed) } else { [None; 2] },
            candidates: [HoleCandidates::ALL; 2],
            since_deal: 0,
            redeals: 0,
            seed: terms.redeal.map(|_| seed.clone()),
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
        if self.terms.faces_down {
            self.up |= Deal::turned_up(self.chess.board().occupied());
        }
        self.moved.note(&board, action, victim.map(|(_, square)| square));
        if let Some((role, square)) = victim {
            let army = board.army_on(square);
            self.captured[seat.index()].push(Face::Piece { role, owner: seat.other(), army });
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
        let winner = showdown::winner(hands.each_ref(), self.terms);
        if let Some(winner) = winner {
            self.score[winner.index()] += 1;
        }
        if self.terms.hole {
            self.narrow_down(&hands, winner);
        }
        let number = self.chess.number() - 1;
        Arc::make_mut(&mut self.history).push(Showdown { number, hands: hands.map(Some), winner });
        self.since_deal += 1;
        if let Some(ending) = self.chess.ending() {
            return self.finish(ending);
        }
        let [white, black] = self.score;
        if self.terms.limit.is_some_and(|limit| white.abs_diff(black) >= limit) {
            let winner = if white > black { Seat::First } else { Seat::Second };
            self.outcome = Some(Outcome::win(winner, EndReason::Wipeout));
            return;
        }
        if self.terms.redeal == Some(self.since_deal) {
            self.deal_again();
        }
    }

    /// Notes for each seat which hole cards of the other one would have given the same result.
    fn narrow_down(&mut self, hands: &[EvaluatedHand; 2], winner: Option<Seat>) {
        let mut candidates = self.candidates;
        for seat in Seat::ALL {
            let (own, other) = (hands[seat.index()].value, seat.other());
            candidates[seat.index()].keep(other, |card| {
                let theirs = self.scene().best_value_with(other, card);
                let would_win = match self.terms.compare(own, theirs) {
                    Ordering::Greater => Some(seat),
                    Ordering::Less => Some(other),
                    Ordering::Equal => None,
                };
                would_win == winner
            });
        }
        self.candidates = candidates;
    }

    /// Deals the cards of the board again. The position then counts as new for repetition.
    fn deal_again(&mut self) {
        let Some(seed) = &self.seed else { return };
        self.redeals += 1;
        self.deal = Deal::again(seed, self.redeals);
        self.since_deal = 0;
        if self.terms.faces_down {
            self.up = Deal::turned_up(self.chess.board().occupied());
        }
        self.chess.forget_past();
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
            Ordering::Greater => Some(Seat::First),
            Ordering::Less => Some(Seat::Second),
            Ordering::Equal => None,
        };
        self.outcome = Some(Outcome { winner, reason: ending.reason() });
    }

    pub(super) fn read_declaration(&self, seat: Seat, text: &str) -> Result<Declaration, ActionError> {
        let Some(squares) = declaration::read(text)? else { return Ok(Declaration::Speak) };
        let scene = self.scene();
        scene.selection(seat, squares).map(Declaration::Hand).ok_or_else(|| {
            let example = Declaration::Hand(scene.best(seat).squares);
            ActionError::illegal(phrase!(
                "these squares make no hand of {side}; one is {example}",
                side = Word(SEATS[seat.index()].title),
                example = example.to_string()
            ))
        })
    }
}

impl<D: Copy> PokerPosition<D> {
    /// Returns everything on which the hands depend now.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene {
            board: self.chess.board(),
            deal: &self.deal,
            moved: &self.moved,
            hole: self.hole,
            terms: self.terms,
        }
    }

    /// Checks whether a move turns a card up that is not known.
    pub(super) fn turns_up(&self, action: Move) -> bool {
        let rook = self.chess.board().castling_rook(action).map(|(_, to)| to);
        [Some(action.to), rook].into_iter().flatten().any(|square| self.deal.is_hidden(square))
    }

    /// Checks whether the hand of a seat is known, or could be found out.
    pub(super) fn is_hand_known(&self, seat: Seat) -> bool {
        !self.terms.hole || self.hole[seat.index()].is_some()
    }

    /// Returns both hands as far as they are known: the scored ones after a showdown, otherwise the current best.
    pub(super) fn hands(&self) -> [Option<EvaluatedHand>; 2] {
        match self.scored() {
            Some(showdown) => showdown.hands.clone(),
            None => self.best_hands(),
        }
    }

    /// Returns the hands that were just scored, if they are those of the present cards.
    pub(super) fn scored(&self) -> Option<&Showdown> {
        let was_dealt_again = self.redeals > 0 && self.since_deal == 0;
        self.history.last().filter(|_| {
            self.declaring.is_none()
                && !was_dealt_again
                && self.last.as_ref().is_none_or(|last| last.seat == Seat::Second)
                && self.mated.is_none()
        })
    }

    /// Returns the best hands of both seats, as far as they are known.
    pub(super) fn best_hands(&self) -> [Option<EvaluatedHand>; 2] {
        Seat::ALL.map(|seat| self.is_hand_known(seat).then(|| self.scene().best(seat)))
    }

    /// Returns the hand that a seat declares.
    pub(super) fn declared(&self, seat: Seat, declaration: Declaration) -> EvaluatedHand {
        match declaration {
            Declaration::Speak => self.scene().best(seat),
            Declaration::Hand(squares) => self.scene().held(seat, squares),
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

    /// Returns the same with somebody's knowledge of the declarations, without the secrets of seats that are not shared.
    /// Only who sees all knows the cards that lie face down.
    pub(super) fn as_known<E>(
        &self,
        shares: [bool; 2],
        sees_all: bool,
        known: impl Fn(Seat, D) -> E,
    ) -> PokerPosition<E> {
        let own = |seat: Seat| shares[seat.index()];
        let known = |[white, black]: [Due<D>; 2]| {
            [white.map(|due| known(Seat::First, due)), black.map(|due| known(Seat::Second, due))]
        };
        PokerPosition {
            chess: self.chess.clone(),
            deal: if sees_all { self.deal.clone() } else { self.deal.as_seen(self.up) },
            terms: self.terms,
            up: self.up,
            moved: self.moved.clone(),
            hole: Seat::ALL.map(|seat| self.hole[seat.index()].filter(|_| own(seat))),
            candidates: Seat::ALL.map(|seat| match own(seat) && !own(seat.other()) {
                true => self.candidates[seat.index()],
                false => HoleCandidates::ALL,
            }),
            since_deal: self.since_deal,
            redeals: self.redeals,
            seed: None,
            score: self.score,
            mated: self.mated,
            history: match self.terms.hole && shares != [true; 2] {
                true => Arc::new(self.history.iter().map(|showdown| showdown.as_known(shares)).collect()),
                false => Arc::clone(&self.history),
            },
            declaring: self.declaring.map(known),
            captured: self.captured.clone(),
            last: self.last.clone(),
            outcome: self.outcome.clone(),
        }
    }
}
