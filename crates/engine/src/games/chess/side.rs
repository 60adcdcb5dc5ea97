//! A side's view of the board.

use trickmate_rules::Seat;
use trickmate_rules::chess::Square8;

use crate::score::Value;

/// Returns the rank of a square as the seat counts it, from 0.
pub(crate) fn rank(seat: Seat, square: Square8) -> u8 {
    match seat {
        Seat::First => square.rank(),
        Seat::Second => 7 - square.rank(),
    }
}

/// Turns a value from White's view into that of the seat to move.
pub(crate) const fn as_seen_by(seat: Seat, points: Value) -> Value {
    match seat {
        Seat::First => points,
        Seat::Second => -points,
    }
}
