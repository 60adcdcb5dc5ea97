//! A position of Poker Chess for a search: copied instead of unmade, without its past.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::deal::Deal;
use super::hand::{Hand, HandValue};
use crate::chess::{self, Bitboard8, Board, Move, Played, Role, Square8};
use crate::kernel::card::Card;
use crate::kernel::mix;
use crate::poker::config::{Config, Pull};
use crate::seat::Seat;

/// The constant part of a match: the cards on the squares and the table's options.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    pub(super) deal: Deal,
    /// The hole cards, where the table has such: in a search the other seat's is assumed.
    pub(super) hole: [Option<Card>; 2],
    pub(super) terms: Config,
}

/// The chess, the lead in hands and the pieces that have moved.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) chess: chess::State,
    /// White's lead in won hands.
    pub(super) lead: i32,
    /// The change of the lead by the latest hand.
    pub(super) latest: i32,
    /// The number of hands scored since the cards were dealt, where they are dealt again.
    pub(super) since_deal: u32,
    /// `true` once the cards have been dealt again: what lies where then nobody can know beforehand, so that no hand counts.
    pub(super) is_dealt_again: bool,
    /// The squares of the pieces that have moved, the latest at the end; empty if they do not matter.
    pub(super) moved: ArrayVec<Square8, 64>,
}

impl State {
    /// Returns the chess.
    #[inline]
    #[must_use]
    pub const fn chess(&self) -> &chess::State {
        &self.chess
    }

    /// Returns the seat's lead in won hands.
    #[inline]
    #[must_use]
    pub const fn lead(&self, seat: Seat) -> i32 {
        match seat {
            Seat::First => self.lead,
            Seat::Second => -self.lead,
        }
    }

    /// Returns a hash of everything that determines the future of the game. Two positions have the same one only by
    /// accident.
    #[must_use]
    pub fn key(&self) -> u64 {
        let key = self.repetition_key() ^ mix(0x1000 + (i64::from(self.lead) + 0x800) as u64);
        let key = if self.since_deal == 0 { key } else { key ^ mix(0x3000 + u64::from(self.since_deal)) };
        self.moved.iter().fold(key, |key, square| mix(key ^ square.index() as u64))
    }

    /// Returns a hash of everything that the rule of repetition compares. It changes when the cards are dealt again.
    #[inline]
    #[must_use]
    pub fn repetition_key(&self) -> u64 {
        if self.is_dealt_again { self.chess.key() ^ mix(0x2000) } else { self.chess.key() }
    }

    /// Returns the same with the other seat to move, and no hand scored.
    #[must_use]
    pub fn pass(&self) -> Self {
        Self { chess: self.chess.pass(), latest: 0, ..self.clone() }
    }

    fn note(&mut self, board: &Board, action: Move, victim: Option<Square8>) {
        let rook = board.castling_rook(action);
        self.moved.retain(|square| {
            let gone = Some(*square) == victim || *square == action.from;
            !gone && rook.is_none_or(|(from, _)| *square != from)
        });
        let squares = rook.map(|(_, to)| to).into_iter().chain([action.to]);
        squares.for_each(|square| {
            let _ = self.moved.try_push(square);
        });
    }
}

impl Setting {
    /// Returns the lead in hands that wins at once, if one does.
    #[must_use]
    pub fn limit(&self) -> Option<u32> {
        self.terms.limit
    }

    /// Checks whether the seats declare their hands.
    #[must_use]
    pub const fn is_declared(&self) -> bool {
        self.terms.declare
    }

    /// Checks whether each seat has a hole card.
    #[must_use]
    pub const fn has_hole_cards(&self) -> bool {
        self.terms.hole
    }

    /// Returns the hands credited for checkmate.
    #[must_use]
    pub const fn bonus(&self) -> u32 {
        self.terms.bonus
    }

    /// Returns the card on a square.
    #[must_use]
    pub fn card_on(&self, square: Square8) -> Option<Card> {
        self.deal.card_on(square)
    }

    pub(super) fn needs_moved(&self) -> bool {
        matches!(self.terms.pull, Pull::Recent | Pull::Rank { unmoved: false })
    }

    /// Makes a legal move, and scores the hands after Black's; returns its effect, and the seat that has won by its
    /// lead. Each side's best hand counts: if hands are declared, no other can do better.
    pub fn play(&self, state: &mut State, action: Move) -> (Played, Option<Seat>) {
        let board = *state.chess.board();
        let played = state.chess.play(action);
        (played, self.score(state, &board, action, played))
    }

    fn score(&self, state: &mut State, board: &Board, action: Move, played: Played) -> Option<Seat> {
        if self.needs_moved() {
            state.note(board, action, played.victim.map(|(_, square)| square));
        }
        state.latest = 0;
        if board.turn() == Seat::First || state.is_dealt_again {
            return None;
        }
        let [white, black] = Seat::ALL.map(|seat| self.best(state, seat));
        state.latest = match self.terms.compare(white, black) {
            Ordering::Greater => 1,
            Ordering::Less => -1,
            Ordering::Equal => 0,
        };
        state.lead += state.latest;
        if let Some(hands) = self.terms.redeal {
            state.since_deal += 1;
            state.is_dealt_again = state.since_deal >= hands;
        }
        let is_decided = self.terms.limit.is_some_and(|limit| state.lead.unsigned_abs() >= limit);
        // On mate the hand does not count, and the chess decides.
        let board = state.chess.board();
        if !is_decided || (board.is_in_check(board.turn()) && !board.has_move()) {
            return None;
        }
        Some(if state.lead > 0 { Seat::First } else { Seat::Second })
    }

    /// Returns the seat whose hand is better now. Nobody's is where it cannot be known.
    #[must_use]
    pub fn ahead(&self, state: &State) -> Option<Seat> {
        if state.is_dealt_again {
            return None;
        }
        let [white, black] = Seat::ALL.map(|seat| self.best(state, seat));
        match self.terms.compare(white, black) {
            Ordering::Greater => Some(Seat::First),
            Ordering::Less => Some(Seat::Second),
            Ordering::Equal => None,
        }
    }

    /// Returns the winner if the seat to move is checkmated; nobody wins a draw.
    #[must_use]
    pub fn winner_on_mate(&self, state: &State) -> Option<Seat> {
        let bonus = self.terms.bonus as i32;
        let lead = match state.chess.board().turn() {
            Seat::First => state.lead - state.latest - bonus,
            Seat::Second => state.lead + bonus,
        };
        leader(lead)
    }

    /// Returns the winner if the chess ends otherwise: the seat that has won more hands.
    #[must_use]
    pub fn winner_on_draw(&self, state: &State) -> Option<Seat> {
        leader(state.lead)
    }

    /// Returns the value of the seat's best hand.
    #[must_use]
    pub fn best(&self, state: &State, seat: Seat) -> HandValue {
        let board = state.chess.board();
        let unmoved = match self.terms.pull {
            Pull::Recent => return self.recent(state, seat),
            Pull::Rank { unmoved } => unmoved,
        };
        let candidates = if unmoved { !Bitboard8::empty() } else { state.moved.iter().copied().collect() };
        let pieces = |role| board.of(role, seat) & candidates;
        let queens = pieces(Role::Queen);
        let ladies = if queens.is_empty() { pieces(Role::Bishop) } else { queens };
        let king = self.add(Hand::default(), pieces(Role::King));
        let knights = if self.terms.seven { pieces(Role::Knight) } else { Bitboard8::empty() };
        let mut best = HandValue::default();
        let hole = self.hole[seat.index()];
        each(ladies, |lady| {
            let hand = self.add(king, lady);
            pairs(pieces(Role::Rook), |rooks| {
                let hand = self.add(hand, rooks);
                pairs(knights, |knights| {
                    let hand = self.add(hand, knights);
                    each(pieces(Role::Pawn), |pawn| {
                        best = best.max(self.terms.value(self.add(hand, pawn), hole))
                    });
                });
            });
        });
        best
    }

    fn recent(&self, state: &State, seat: Seat) -> HandValue {
        let own = state.chess.board().side(seat);
        let size = if self.terms.seven { 7 } else { 5 };
        let latest = state.moved.iter().rev().copied().filter(|square| own.contains(*square)).take(size);
        let hand = latest.fold(Hand::default(), |hand, square| self.add(hand, Bitboard8::of(square)));
        self.terms.value(hand, self.hole[seat.index()])
    }

    fn add(&self, hand: Hand, squares: Bitboard8) -> Hand {
        squares.filter_map(|square| self.deal.card_on(square)).fold(hand, Hand::with)
    }
}

fn leader(lead: i32) -> Option<Seat> {
    match lead.cmp(&0) {
        Ordering::Greater => Some(Seat::First),
        Ordering::Less => Some(Seat::Second),
        Ordering::Equal => None,
    }
}

/// Visits each of the pieces alone, or the empty set once if there is no piece.
fn each(pieces: Bitboard8, mut visit: impl FnMut(Bitboard8)) {
    if pieces.is_empty() {
        visit(pieces);
    }
    pieces.for_each(|square| visit(Bitboard8::of(square)));
}

/// Visits every two of the pieces, or all of them if there are no more than two.
fn pairs(pieces: Bitboard8, mut visit: impl FnMut(Bitboard8)) {
    if pieces.len() <= 2 {
        return visit(pieces);
    }
    for first in pieces {
        pieces.above(first).for_each(|second| visit(Bitboard8::of(first) | Bitboard8::of(second)));
    }
}
