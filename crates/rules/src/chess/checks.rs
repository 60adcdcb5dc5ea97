//! Fast detection of the moves that give check, for many moves of one position.

use super::attacks::Attacks;
use super::board::{Bitboard8, Board};
use super::moves::Move;
use super::ray::Rays;
use super::role::Role;
use super::square::Square8;

/// The squares from which the pieces of the seat to move give check, and those pieces that would uncover a check.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    king: Option<Square8>,
    /// The squares from which a piece of each role gives check.
    from: [Bitboard8; 6],
    /// Pieces that alone block a check by another piece of their side.
    screens: Bitboard8,
}

impl Checks {
    /// Returns the checks of the seat to move.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let (us, them) = (board.turn(), board.turn().other());
        let mut checks =
            Self { king: board.king(them), from: [Bitboard8::empty(); 6], screens: Bitboard8::empty() };
        let Some(king) = checks.king else { return checks };
        let (attacks, occupied) = (Attacks::get(), board.occupied());
        let (bishop, rook) = (attacks.bishop(king, occupied), attacks.rook(king, occupied));
        checks.from[Role::Pawn as usize] = attacks.pawn(them, king);
        checks.from[Role::Knight as usize] = attacks.knight(king);
        checks.from[Role::Bishop as usize] = bishop;
        checks.from[Role::Rook as usize] = rook;
        checks.from[Role::Queen as usize] = bishop | rook;
        checks.from[Role::King as usize] = attacks.king(king);
        let (own, enemies) = (board.side(us), board.side(them));
        let queens = board.all(Role::Queen);
        let behind = attacks.bishop(king, enemies) & (board.all(Role::Bishop) | queens)
            | attacks.rook(king, enemies) & (board.all(Role::Rook) | queens);
        for piece in behind & own {
            let between = Rays::get().between(king, piece) & own;
            if between.is_single() {
                checks.screens |= between;
            }
        }
        checks
    }

    /// Checks whether a legal move of the board gives check. If the other King is in check already, as in an array of
    /// Mysterious Chess, the moved piece must check it too or uncover another check.
    #[inline]
    #[must_use]
    pub fn gives(&self, board: &Board, action: Move) -> bool {
        let Move { from, to, promotion, .. } = action;
        let Some(king) = self.king else { return false };
        let role = board.role_on(from).unwrap_or(Role::Pawn);
        // The occupancy changes on more than one square.
        if board.castling_of(action).is_some()
            || promotion.is_some()
            || role == Role::Pawn && board.passed() == Some(to)
            || !board.is_orthodox()
        {
            let mut next = *board;
            next.play_unchecked(action);
            return next.is_in_check(board.turn().other());
        }
        self.from[role as usize].contains(to)
            || self.screens.contains(from) && !Rays::get().through(king, from).contains(to)
    }
}
