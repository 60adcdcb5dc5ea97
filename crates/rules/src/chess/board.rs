//! The pieces on the board, and the other facts on which the next move depends.

use super::army::Army;
use super::castling::Castling;
use super::role::Role;
pub use super::square::{Bitboard8, Square8};
use crate::seat::Seat;

/// A position of chess without its past. Two boards are equal when they are the same position under the rule of
/// repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    sides: [Bitboard8; 2],
    roles: [Bitboard8; 6],
    /// The same square by square, which is needed most often.
    squares: [Option<Role>; 64],
    pub(super) turn: Seat,
    pub(super) castling: Castling,
    /// The square behind a Pawn that has just stepped two, only while it can legally be captured in passing.
    pub(super) passed: Option<Square8>,
    armies: [Army; 2],
    /// The squares of the pieces that belong to the army of the other side, which a Pawn has become.
    pub(super) foreign: Bitboard8,
}

impl Board {
    /// Returns an empty board, to be filled with [`Board::put`].
    #[must_use]
    pub fn empty(turn: Seat) -> Self {
        Self {
            sides: [Bitboard8::empty(); 2],
            roles: [Bitboard8::empty(); 6],
            squares: [None; 64],
            turn,
            castling: Castling::NONE,
            passed: None,
            armies: Army::ORTHODOX,
            foreign: Bitboard8::empty(),
        }
    }

    /// Returns the same board with these armies, White's first.
    #[must_use]
    pub fn with_armies(mut self, armies: [Army; 2]) -> Self {
        self.armies = armies;
        self
    }

    /// Puts a chessman on a square and replaces any that is there.
    pub fn put(&mut self, role: Role, owner: Seat, square: Square8) {
        self.clear(square);
        self.add(role, owner, square);
    }

    /// Empties a square.
    pub fn clear(&mut self, square: Square8) {
        for set in self.sides.iter_mut().chain(&mut self.roles) {
            set.remove(square);
        }
        self.squares[square.index()] = None;
        self.foreign.remove(square);
    }

    #[inline]
    pub(super) fn add(&mut self, role: Role, owner: Seat, square: Square8) {
        self.sides[owner.index()].insert(square);
        self.roles[role as usize].insert(square);
        self.squares[square.index()] = Some(role);
    }

    #[inline]
    pub(super) fn take(&mut self, role: Role, owner: Seat, square: Square8) {
        self.sides[owner.index()].remove(square);
        self.roles[role as usize].remove(square);
        self.squares[square.index()] = None;
        self.foreign.remove(square);
    }

    /// Gives every right to castle that the squares allow.
    pub fn grant_castling(&mut self) {
        self.castling = Castling::allowed_by(self);
    }

    /// Returns the same board with the other seat, or the same, to move. No capture in passing is then possible.
    #[must_use]
    pub fn with_turn(mut self, turn: Seat) -> Self {
        self.turn = turn;
        self.passed = None;
        self
    }

    /// Returns the seat to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns the castlings not yet forfeited.
    #[must_use]
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// Returns the square behind a Pawn that has just stepped two, if it can legally be captured in passing.
    #[inline]
    #[must_use]
    pub fn passed(&self) -> Option<Square8> {
        self.passed
    }

    /// Returns all occupied squares.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard8 {
        self.sides[0] | self.sides[1]
    }

    /// Returns the squares of the seat's pieces.
    #[inline]
    #[must_use]
    pub fn side(&self, seat: Seat) -> Bitboard8 {
        self.sides[seat.index()]
    }

    /// Returns the armies, White's first.
    #[inline]
    #[must_use]
    pub const fn armies(&self) -> [Army; 2] {
        self.armies
    }

    /// Checks whether both sides have the orthodox army.
    #[inline]
    #[must_use]
    pub const fn is_orthodox(&self) -> bool {
        self.armies[0] as u8 | self.armies[1] as u8 == Army::Fide as u8
    }

    /// Checks whether both sides have the same army, so that no piece can be of the other side's.
    #[must_use]
    pub fn are_armies_alike(&self) -> bool {
        self.armies[0] == self.armies[1]
    }

    /// Returns the army of the seat's pieces, or of those of its pieces that are of the other side's army.
    #[inline]
    #[must_use]
    pub const fn army_of(&self, seat: Seat, is_foreign: bool) -> Army {
        self.armies[seat as usize ^ is_foreign as usize]
    }

    /// Checks whether the piece on a square is of the other side's army.
    #[inline]
    #[must_use]
    pub fn is_foreign(&self, square: Square8) -> bool {
        self.foreign.contains(square)
    }

    /// Returns the squares of the pieces that are of the other side's army.
    #[must_use]
    pub fn foreign(&self) -> Bitboard8 {
        self.foreign
    }

    /// Returns the army of the piece on a square; the orthodox army for an empty square.
    #[must_use]
    pub fn army_on(&self, square: Square8) -> Army {
        self.piece_on(square).map_or(Army::Fide, |(_, owner)| self.army_of(owner, self.is_foreign(square)))
    }

    /// Returns the squares of the seat's pieces of a kind.
    #[inline]
    #[must_use]
    pub fn of(&self, role: Role, seat: Seat) -> Bitboard8 {
        self.roles[role as usize] & self.sides[seat.index()]
    }

    /// Returns the squares of both sides' pieces of a kind.
    #[inline]
    #[must_use]
    pub fn all(&self, role: Role) -> Bitboard8 {
        self.roles[role as usize]
    }

    /// Returns the kind of piece on a square.
    #[inline]
    #[must_use]
    pub fn role_on(&self, square: Square8) -> Option<Role> {
        self.squares[square.index()]
    }

    /// Returns the piece on a square and its owner.
    #[must_use]
    pub fn piece_on(&self, square: Square8) -> Option<(Role, Seat)> {
        let role = self.role_on(square)?;
        let owner = if self.side(Seat::First).contains(square) { Seat::First } else { Seat::Second };
        Some((role, owner))
    }

    /// Returns the square of the seat's King; `None` on a board without that King.
    #[inline]
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Square8> {
        self.of(Role::King, seat).first()
    }

    /// Checks whether neither side can ever give mate: bare Kings, a single minor piece, or only Bishops on squares of
    /// one colour. Where a side has another army, only bare Kings cannot.
    #[inline]
    #[must_use]
    pub fn is_dead(&self) -> bool {
        if !self.is_orthodox() {
            return self.occupied() == self.all(Role::King);
        }
        let heavy = self.all(Role::Pawn) | self.all(Role::Rook) | self.all(Role::Queen);
        heavy.is_empty() && self.has_too_few()
    }

    /// Checks whether the Knights and Bishops are too few to mate.
    fn has_too_few(&self) -> bool {
        let (knights, bishops) = (self.all(Role::Knight), self.all(Role::Bishop));
        if knights.len() + bishops.len() <= 1 {
            return true;
        }
        let on_light = bishops.filter(|square| square.is_light()).count();
        knights.is_empty() && (on_light == 0 || on_light == bishops.len() as usize)
    }
}
