//! Making a move.

use super::army::Army;
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
    pub(super) fn apply(&mut self, action: Move) -> Played {
        let Move { from, to, promotion, .. } = action;
        let (us, them) = (self.turn, self.turn.other());
        let role = self.role_on(from).unwrap_or(Role::Pawn);
        let mut played = Played { role, victim: None, rook: self.castling_rook(action) };
        if self.side(them).contains(to) {
            played.victim = self.role_on(to).map(|role| (role, to));
        } else if role == Role::Pawn && self.passed == Some(to) {
            played.victim = Some((Role::Pawn, beyond(to, them)));
        }
        if let Some((role, square)) = played.victim {
            self.take(role, them, square);
        }
        let is_foreign = self.is_foreign(from) || action.is_foreign;
        self.take(role, us, from);
        self.add(promotion.unwrap_or(role), us, to);
        if is_foreign {
            self.foreign.insert(to);
        }
        self.castling.touch(from);
        self.castling.touch(to);
        self.turn = them;
        self.passed = None;
        if let Some((home, target)) = played.rook {
            self.take(Role::Rook, us, home);
            self.add(Role::Rook, us, target);
        }
        if role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2 {
            self.note_passed(Square::at(to.file() as i8, ((from.rank() + to.rank()) / 2) as i8));
        }
        played
    }

    /// Keeps the square that a Pawn has passed over if the seat to move has a legal capture there.
    pub(super) fn note_passed(&mut self, passed: Option<Square8>) {
        self.passed = passed.filter(|passed| {
            // A Pawn of the seat that has moved would attack, from the passed square, the Pawns that can capture there.
            let near = Attacks::get().pawn(self.turn.other(), *passed);
            let mut captors = near & self.of(Role::Pawn, self.turn);
            captors.any(|from| self.is_legal_en_passant(from, *passed))
        });
    }

    /// Returns the wing of a castling; `None` for another move.
    #[must_use]
    pub fn castling_of(&self, action: Move) -> Option<CastlingSide> {
        let castles = self.role_on(action.from) == Some(Role::King)
            && action.from.file().abs_diff(action.to.file()) >= 2;
        castles.then(|| {
            if action.to.file() > action.from.file() { CastlingSide::King } else { CastlingSide::Queen }
        })
    }

    /// Returns the squares from and to which the Rook goes in a castling; `None` for another move.
    #[inline]
    #[must_use]
    pub fn castling_rook(&self, action: Move) -> Option<(Square8, Square8)> {
        let wing = self.castling_of(action)?;
        let target = castling::rook_target(self.turn, wing, self.army_of(self.turn, false));
        Some((castling::rook_home(self.turn, wing), target))
    }

    /// Returns the army of the piece that a Pawn of the seat to move becomes.
    #[inline]
    #[must_use]
    pub fn promotion_army(&self, action: Move) -> Army {
        self.army_of(self.turn, action.is_foreign)
    }

    /// Checks whether the move captures, in passing or otherwise.
    #[must_use]
    pub fn captures(&self, action: Move) -> bool {
        self.side(self.turn.other()).contains(action.to)
            || self.passed == Some(action.to) && self.role_on(action.from) == Some(Role::Pawn)
    }
}
