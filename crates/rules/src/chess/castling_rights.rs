//! The castlings that the squares of a board allow.

use super::board::Board;
use super::castling::{Castling, CastlingSide, LETTERS, bit, king_home, rook_home};
use super::role::Role;
use crate::seat::Seat;

impl Castling {
    /// Returns every right that the squares allow: King on e1 or e8, Rook in the corner.
    #[must_use]
    pub fn allowed_by(board: &Board) -> Castling {
        let mut rights = Castling::NONE;
        for (_, seat, wing) in LETTERS {
            if Self::fits(board, seat, wing) {
                rights.0 |= bit(seat, wing);
            }
        }
        rights
    }

    /// Checks whether King and Rook are in place for this castling.
    fn fits(board: &Board, seat: Seat, wing: CastlingSide) -> bool {
        board.piece_on(king_home(seat)) == Some((Role::King, seat))
            && board.piece_on(rook_home(seat, wing)) == Some((Role::Rook, seat))
            && !board.is_foreign(rook_home(seat, wing))
    }

    /// Returns the letter of a right that the squares contradict.
    pub(super) fn contradicted(self, board: &Board) -> Option<char> {
        LETTERS
            .into_iter()
            .find(|(_, seat, wing)| self.has(*seat, *wing) && !Self::fits(board, *seat, *wing))
            .map(|(letter, ..)| letter)
    }
}
