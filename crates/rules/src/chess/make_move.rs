//! Making a move.

use super::attacks::Attacks;
use super::board::{Board, Square8};
use super::castling::{self, CastlingSide};
use super::moves::{Move, beyond};
use super::role::Role;
use super::state::Played;
use crate::kernel::Square;

impl Board {
    /// Makes a move that must be legal; returns the captured piece and its square.
    pub(crate) fn play_unchecked(&mut self, action: Move) -> Option<(Role, Square8)> {
        self.apply(action).victim
    }

    /// Makes a move that must be legal.
    #[inline]
    pub(super) fn apply(&mut self, Move { from, to, promotion }: Move) -> Played {
        let (us, them) = (self.turn, self.turn.other());
        let role = self.role_on(from).unwrap_or(Role::Pawn);
        let mut played = Played { role, victim: None, castling: None };
        if self.side(them).contains(to) {
            played.victim = self.role_on(to).map(|role| (role, to));
        } else if role == Role::Pawn && self.passed == Some(to) {
            played.victim = Some((Role::Pawn, beyond(to, them)));
        }
        if let Some((role, square)) = played.victim {
            self.take(role, them, square);
        }
        self.take(role, us, from);
        self.add(promotion.unwrap_or(role), us, to);
        self.castling.touch(from);
        self.castling.touch(to);
        self.turn = them;
        self.passed = None;
        match role {
            Role::King if from.file().abs_diff(to.file()) == 2 => {
                let wing = if to.file() > from.file() { CastlingSide::King } else { CastlingSide::Queen };
                self.take(Role::Rook, us, castling::rook_home(us, wing));
                self.add(Role::Rook, us, castling::rook_target(us, wing));
                played.castling = Some(wing);
            }
            Role::Pawn if from.rank().abs_diff(to.rank()) == 2 => {
                self.note_passed(Square::at(to.file() as i8, ((from.rank() + to.rank()) / 2) as i8));
            }
            _ => {}
        }
        played
    }

    /// Keeps the square that a Pawn has passed over if the seat to move has a legal capture there.
    pub(super) fn note_passed(&mut self, passed: Option<Square8>) {
        self.passed = passed.filter(|passed| {
            // From there a Pawn of the seat that has moved would attack the Pawns that can capture.
            let near = Attacks::get().pawn(self.turn.other(), *passed);
            let mut captors = near & self.of(Role::Pawn, self.turn);
            captors.any(|from| self.is_legal_en_passant(from, *passed))
        });
    }

    /// Returns the wing of a castling; `None` for another move.
    #[must_use]
    pub fn castling_of(&self, action: Move) -> Option<CastlingSide> {
        let castles = self.role_on(action.from) == Some(Role::King)
            && action.from.file().abs_diff(action.to.file()) == 2;
        castles.then(|| {
            if action.to.file() > action.from.file() { CastlingSide::King } else { CastlingSide::Queen }
        })
    }

    /// Checks whether the move captures, in passing or otherwise.
    #[must_use]
    pub fn captures(&self, action: Move) -> bool {
        self.side(self.turn.other()).contains(action.to)
            || self.passed == Some(action.to) && self.role_on(action.from) == Some(Role::Pawn)
    }
}
