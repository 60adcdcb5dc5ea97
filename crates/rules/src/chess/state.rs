//! A board for a search: copied instead of unmade, with a key that is updated move by move.

use arrayvec::ArrayVec;

use super::attacks::Attacks;
use super::board::{Bitboard8, Board, Square8};
use super::checkers::Threats;
use super::moves::Move;
use super::role::Role;
use super::san;
use crate::kernel::mix;
use crate::seat::Seat;

/// More moves than any array allows.
pub const MAX_MOVES: usize = 512;

/// A list of moves that lives on the stack.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// A board, its key, and the plies since the last capture or Pawn's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    board: Board,
    key: u64,
    quiet: u32,
    threats: Threats,
}

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The piece that moved, before any promotion.
    pub role: Role,
    /// The piece that was captured, and its square.
    pub victim: Option<(Role, Square8)>,
    /// The squares from and to which the Rook went, if it was a castling.
    pub rook: Option<(Square8, Square8)>,
}

/// The numbers that make up a key.
struct Numbers {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    passed: [u64; 64],
    turn: u64,
    foreign: [u64; 64],
}

static NUMBERS: Numbers = {
    let mut numbers = Numbers {
        pieces: [[[0; 64]; 6]; 2],
        castling: [0; 16],
        passed: [0; 64],
        turn: mix(1),
        foreign: [0; 64],
    };
    let mut next = 2;
    let mut square = 0;
    while square < 64 {
        let mut role = 0;
        while role < 6 {
            numbers.pieces[0][role][square] = mix(next);
            numbers.pieces[1][role][square] = mix(next + 1);
            next += 2;
            role += 1;
        }
        numbers.passed[square] = mix(next);
        next += 1;
        square += 1;
    }
    let mut right = 0;
    while right < 16 {
        numbers.castling[right] = mix(next);
        next += 1;
        right += 1;
    }
    let mut square = 0;
    while square < 64 {
        numbers.foreign[square] = mix(next);
        next += 1;
        square += 1;
    }
    numbers
};

fn piece(role: Role, owner: Seat, square: Square8) -> u64 {
    NUMBERS.pieces[owner.index()][role as usize][square.index()]
}

impl State {
    /// Builds the state of a board after `quiet` plies without a capture or a Pawn's move.
    #[must_use]
    pub fn new(board: Board, quiet: u32) -> Self {
        let mut key = board.passed().map_or(0, |square| NUMBERS.passed[square.index()]);
        for seat in Seat::ALL {
            for role in Role::ALL {
                key = board.of(role, seat).fold(key, |key, square| key ^ piece(role, seat, square));
            }
        }
        key = board.foreign().fold(key, |key, square| key ^ NUMBERS.foreign[square.index()]);
        key ^= NUMBERS.castling[board.castling().index()];
        if board.turn() == Seat::Second {
            key ^= NUMBERS.turn;
        }
        Self { board, key, quiet, threats: board.threats() }
    }

    /// Returns the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns a hash that is equal for positions that are the same under the rule of repetition. Others have the same
    /// one by accident once in 2⁶⁴.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the plies since the last capture or Pawn's move.
    #[inline]
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Checks whether the seat to move is in check.
    #[inline]
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.threats.checkers.is_empty()
    }

    /// Checks whether the seat to move is not in check and has no move.
    #[inline]
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.board.has_move_under(&self.threats)
    }

    /// Calls `visit` with every legal move.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move)) {
        self.board.each_move_under(&self.threats, visit);
    }

    /// Calls `visit` with the legal captures and queen promotions.
    #[inline]
    pub fn each_capture(&self, visit: impl FnMut(Move)) {
        self.board.each_capture(&self.threats, visit);
    }

    /// Lists every legal move.
    pub fn moves(&self, list: &mut MoveList) {
        self.each_move(|action| {
            let _ = list.try_push(action);
        });
    }

    /// Lists the legal captures and queen promotions.
    pub fn captures(&self, list: &mut MoveList) {
        self.each_capture(|action| {
            let _ = list.try_push(action);
        });
    }

    /// Makes a legal move.
    #[inline]
    pub fn play(&mut self, action: Move) -> Played {
        let Move { from, to, promotion, .. } = action;
        let us = self.board.turn();
        let (rights, passed, foreign) = (self.board.castling(), self.board.passed(), self.board.foreign());
        let played = self.board.apply(action);
        let Played { role, victim, rook } = played;
        self.key ^= piece(role, us, from) ^ piece(promotion.unwrap_or(role), us, to) ^ NUMBERS.turn;
        if let Some((role, square)) = victim {
            self.key ^= piece(role, us.other(), square);
        }
        if let Some((start, end)) = rook {
            self.key ^= piece(Role::Rook, us, start) ^ piece(Role::Rook, us, end);
        }
        // Most positions have no such pieces.
        for square in (foreign | self.board.foreign()) & !(foreign & self.board.foreign()) {
            self.key ^= NUMBERS.foreign[square.index()];
        }
        let now = self.board.castling();
        if rights != now {
            self.key ^= NUMBERS.castling[rights.index()] ^ NUMBERS.castling[now.index()];
        }
        for square in passed.into_iter().chain(self.board.passed()) {
            self.key ^= NUMBERS.passed[square.index()];
        }
        self.quiet = if role == Role::Pawn || victim.is_some() { 0 } else { self.quiet + 1 };
        self.threats = self.board.threats();
        played
    }

    /// Returns the same state with the other seat to move.
    #[must_use]
    pub fn pass(&self) -> Self {
        let passed = self.board.passed().map_or(0, |square| NUMBERS.passed[square.index()]);
        let board = self.board.with_turn(self.board.turn().other());
        let key = self.key ^ NUMBERS.turn ^ passed;
        Self { board, key, quiet: self.quiet + 1, threats: board.threats() }
    }

    /// Returns both sides' pieces that attack a square when the squares `occupied` have something on them.
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square8, occupied: Bitboard8) -> Bitboard8 {
        self.board.attackers_of_both(square, occupied)
    }

    /// Returns the squares to which an orthodox piece other than a Pawn goes if the squares `occupied` are occupied, by pieces of
    /// either side.
    #[inline]
    #[must_use]
    pub fn reach(role: Role, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        Attacks::get().of(role, from, occupied)
    }

    /// Returns a legal move in standard algebraic notation with its marks.
    #[must_use]
    pub fn write(&self, action: Move) -> String {
        san::write(&self.board, action)
    }
}

impl From<Board> for State {
    fn from(board: Board) -> Self {
        Self::new(board, 0)
    }
}
