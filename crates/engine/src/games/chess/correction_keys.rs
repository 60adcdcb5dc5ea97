//! Common features of positions: the Pawns, the pieces of either side, and the Kings with the minor pieces.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Role};

use crate::search::{CORRECTION_KEY_SIZE, CorrectionKeys};

const PAWNS: &[Role] = &[Role::Pawn];
const PIECES: &[Role] = &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
const MINOR: &[Role] = &[Role::Knight, Role::Bishop, Role::King];

pub(super) fn of(board: &Board) -> CorrectionKeys {
    let both = |roles| mix(board, roles, Seat::Second, mix(board, roles, Seat::First, 1));
    let kinds =
        [both(PAWNS), mix(board, PIECES, Seat::First, 2), mix(board, PIECES, Seat::Second, 3), both(MINOR)];
    CorrectionKeys {
        turn: board.turn().index(),
        kinds: kinds.map(|number| (number >> 40) as usize & (CORRECTION_KEY_SIZE - 1)),
    }
}

/// Mixes the squares of a seat's pieces into a number, by Knuth's multiplication with the golden ratio.
fn mix(board: &Board, roles: &[Role], seat: Seat, number: u64) -> u64 {
    roles.iter().fold(number, |number, role| {
        let mixed = (number ^ board.of(*role, seat).bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ mixed >> 29
    })
}
