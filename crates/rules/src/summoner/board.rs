//! The board: its pieces and their attacks.

use super::movement::{Bitboard8, Square8};
use crate::seat::Seat;
use crate::summoner::piece::Piece;

/// The pieces on the board.
#[derive(Debug, PartialEq)]
pub(super) struct Board {
    pieces: Vec<Option<Piece>>,
    sides: [Bitboard8; 2],
    kings: [Bitboard8; 2],
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self { pieces: self.pieces.clone(), ..*self }
    }

    /// Copies only the differences: searches copy a board over one that is almost the same.
    fn clone_from(&mut self, source: &Self) {
        for square in self.occupied() | source.occupied() {
            let (piece, other) = (&mut self.pieces[square.index()], &source.pieces[square.index()]);
            if !is_same(piece.as_ref(), other.as_ref()) {
                piece.clone_from(other);
            }
        }
        (self.sides, self.kings) = (source.sides, source.kings);
    }
}

/// Checks whether both are the same piece, not merely alike.
fn is_same(one: Option<&Piece>, other: Option<&Piece>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one.is_same(other),
        (None, None) => true,
        _ => false,
    }
}

/// The pieces on the board after an action that has not been performed: enough to see whether a King would be in check.
#[derive(Clone, Copy, Debug)]
pub(super) struct HypotheticalBoard {
    pub(super) occupied: Bitboard8,
    /// The squares of the side that may give check, as the board has them.
    pub(super) enemies: Bitboard8,
}

impl Board {
    /// Returns the board without pieces.
    pub(super) fn empty() -> Self {
        Self { pieces: vec![None; 64], sides: [Bitboard8::empty(); 2], kings: [Bitboard8::empty(); 2] }
    }

    /// Returns the piece on a square.
    pub(super) fn on(&self, square: Square8) -> Option<&Piece> {
        self.pieces[square.index()].as_ref()
    }

    /// Puts a piece on a square; returns the piece that stood there.
    pub(super) fn put(&mut self, square: Square8, piece: Piece) -> Option<Piece> {
        let taken = self.take(square);
        self.sides[piece.owner.index()].insert(square);
        if piece.is_king() {
            self.kings[piece.owner.index()].insert(square);
        }
        self.pieces[square.index()] = Some(piece);
        taken
    }

    /// Takes the piece off a square.
    pub(super) fn take(&mut self, square: Square8) -> Option<Piece> {
        let taken = self.pieces[square.index()].take();
        self.sides.iter_mut().chain(&mut self.kings).for_each(|side| side.remove(square));
        taken
    }

    /// Returns the squares of a side.
    pub(super) const fn side(&self, seat: Seat) -> Bitboard8 {
        self.sides[seat.index()]
    }

    /// Returns the occupied squares.
    pub(super) fn occupied(&self) -> Bitboard8 {
        self.sides[0] | self.sides[1]
    }

    /// Returns the empty squares.
    pub(super) fn free(&self) -> Bitboard8 {
        Bitboard8::from_bits(!self.occupied().bits())
    }

    /// Returns all pieces with their squares.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Square8, &Piece)> {
        self.occupied().filter_map(|square| Some((square, self.on(square)?)))
    }

    /// Returns the square of a side's King, if it is on the board.
    pub(super) fn king(&self, seat: Seat) -> Option<Square8> {
        self.kings[seat.index()].first()
    }

    /// Returns the present board for a side that may be in check.
    pub(super) fn outlook(&self, seat: Seat) -> HypotheticalBoard {
        HypotheticalBoard { occupied: self.occupied(), enemies: self.side(seat.other()) }
    }

    /// Returns those of these pieces that could capture on the square with the right pieces in between.
    pub(super) fn aiming(&self, pieces: Bitboard8, square: Square8) -> Bitboard8 {
        pieces
            .filter(|from| self.on(*from).is_some_and(|piece| piece.movement().aims(*from).contains(square)))
            .collect()
    }

    /// Checks whether a piece of the enemies' could capture on the square.
    pub(super) fn is_attacked(&self, square: Square8, outlook: HypotheticalBoard) -> bool {
        self.is_attacked_by(self.aiming(outlook.enemies, square), square, outlook)
    }

    /// Checks the same if the enemies that aim at the square are known; some of them may have been captured.
    pub(super) fn is_attacked_by(
        &self,
        aiming: Bitboard8,
        square: Square8,
        outlook: HypotheticalBoard,
    ) -> bool {
        let HypotheticalBoard { mut occupied, enemies } = outlook;
        occupied.insert(square);
        (aiming & enemies).any(|from| {
            let movement = self.on(from).map(Piece::movement);
            movement.is_some_and(|movement| movement.reach(from, occupied, enemies).capture.contains(square))
        })
    }

    /// Checks whether a side's King is in check; never without a King.
    pub(super) fn is_in_check(&self, seat: Seat) -> bool {
        self.king(seat).is_some_and(|king| self.is_attacked(king, self.outlook(seat)))
    }
}
