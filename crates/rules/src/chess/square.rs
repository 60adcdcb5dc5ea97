//! Squares of the chess board.

use crate::kernel::{Bitboard, Board8, Square};
use crate::seat::Seat;

/// A square of the chess board.
pub type Square8 = Square<Board8>;

/// A set of squares of the chess board.
pub type Bitboard8 = Bitboard<Board8>;

/// Returns the rank, counted from 0, that is `rank` from the seat's side.
pub(super) const fn rank_of(seat: Seat, rank: u8) -> u8 {
    match seat {
        Seat::First => rank - 1,
        Seat::Second => 8 - rank,
    }
}
