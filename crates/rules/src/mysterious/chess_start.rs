//! The beginning of the chess on the resulting array.

use crate::chess::{Board, Chess};
use crate::mysterious::placed_cards::PlacedCards;
use crate::seat::Seat;

/// Returns the game of chess that begins with the cards as they lie.
pub(super) fn begin(spread: &PlacedCards) -> Chess {
    let board = spread.board();
    Chess::from_board(board.with_turn(first_mover(&board)))
}

/// Returns the first mover: a side in check moves first. If neither or both are in check White does, unless both are
/// and only Black has a legal move.
fn first_mover(board: &Board) -> Seat {
    let is_stuck = |seat: Seat| !board.with_turn(seat).has_move();
    match Seat::ALL.map(|seat| board.is_in_check(seat)) {
        [false, true] => Seat::Second,
        [true, true] if is_stuck(Seat::First) && !is_stuck(Seat::Second) => Seat::Second,
        _ => Seat::First,
    }
}
