//! Attacks, checks and moves where a side has another army than the orthodox one. Its pieces leap and ride as their
//! movements say; a move of a pinned piece, or out of check, is tried on the board.

use std::sync::LazyLock;

use super::army::Army;
use super::attacks::Attacks;
use super::board::{Bitboard8, Board, Square8};
use super::checkers::Threats;
use super::moves::Choices;
use super::ray::Rays;
use super::role::Role;
use crate::kernel::{Betza, Board8, Movement};
use crate::seat::Seat;

/// The kinds of chessmen in whose places armies have pieces of their own.
const PLACES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The movements of all armies: by army, by place and by seat.
static MOVEMENTS: LazyLock<[[[Movement<Board8>; 2]; 4]; 4]> = LazyLock::new(|| {
    Army::ALL.map(|army| PLACES.map(|place| Seat::ALL.map(|seat| compile(army.notation(place), seat))))
});

fn compile(notation: &str, seat: Seat) -> Movement<Board8> {
    let betza: Betza = notation
        .parse()
        .unwrap_or_else(|error| unreachable!("the notation of the armies is constant: {error}"));
    Movement::compile(&betza, seat)
}

/// Returns the squares that a piece other than a Pawn attacks.
fn reach(army: Army, role: Role, seat: Seat, from: Square8, occupied: Bitboard8) -> Bitboard8 {
    if army == Army::Fide || matches!(role, Role::Pawn | Role::King) {
        return Attacks::get().of(role, from, occupied);
    }
    let reach = MOVEMENTS[army as usize][role as usize - 1][seat.index()].reach(from, occupied);
    reach.quiet | reach.capture
}

impl Board {
    /// Returns the squares to which the piece on a square, other than a Pawn, goes if the squares `occupied` are occupied, by
    /// pieces of either side.
    #[inline]
    #[must_use]
    pub fn reach(&self, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        let Some((role, owner)) = self.piece_on(from) else { return Bitboard8::empty() };
        reach(self.army_of(owner, self.is_foreign(from)), role, owner, from, occupied)
    }

    /// Returns the pieces of a seat that attack a square if the squares `occupied` are occupied, whatever the armies.
    pub(super) fn army_attackers(&self, square: Square8, by: Seat, occupied: Bitboard8) -> Bitboard8 {
        let attacks = Attacks::get();
        let mut found = attacks.pawn(by.other(), square) & self.all(Role::Pawn)
            | attacks.king(square) & self.all(Role::King);
        for (is_foreign, members) in [(false, !self.foreign), (true, self.foreign)] {
            let army = self.army_of(by, is_foreign);
            for role in PLACES {
                let pieces = self.of(role, by) & members;
                if !pieces.is_empty() {
                    // A piece attacks the square if one of the other seat would attack it from there.
                    found |= reach(army, role, by.other(), square, occupied) & pieces;
                }
            }
        }
        found & self.side(by) & occupied
    }

    /// Returns the checks and pins of the seat to move, whatever the armies.
    pub(super) fn army_threats(&self) -> Threats {
        let mut threats = Threats { checkers: Bitboard8::empty(), pinned: Bitboard8::empty() };
        let (us, them) = (self.turn(), self.turn().other());
        let Some(king) = self.king(us) else { return threats };
        let own = self.side(us);
        threats.checkers = self.army_attackers(king, them, self.occupied());
        // Only own pieces stand between these and the King; those that leap over them give check already.
        for sniper in self.army_attackers(king, them, self.side(them)) & !threats.checkers {
            let shields = Rays::get().between(king, sniper) & own;
            if shields.is_single() {
                threats.pinned |= shields;
            }
        }
        threats
    }

    /// Gives the squares to which each piece but the King may go, of the `wanted` ones, whatever the armies.
    pub(super) fn each_army_choice(
        &self,
        threats: &Threats,
        wanted: Bitboard8,
        mut give: impl FnMut(Choices),
    ) {
        let (us, them) = (self.turn(), self.turn().other());
        let (pieces, occupied) = (self.side(us), self.occupied());
        let targets = wanted & !pieces & !self.all(Role::King);
        let king = self.king(us);
        let is_check = !threats.checkers.is_empty();
        let saves = |from: Square8, to: Bitboard8| match king {
            Some(king) if is_check || threats.pinned.contains(from) => {
                let is_safe = |to: &Square8| {
                    let after = occupied & !Bitboard8::of(from) | Bitboard8::of(*to);
                    (self.army_attackers(king, them, after) & !Bitboard8::of(*to)).is_empty()
                };
                to.filter(is_safe).collect()
            }
            _ => to,
        };
        for role in PLACES {
            for from in self.of(role, us) {
                let to = saves(from, self.reach(from, occupied) & targets);
                give(Choices { role, from, to });
            }
        }
        let (attacks, enemies) = (Attacks::get(), occupied & !pieces);
        for from in self.of(Role::Pawn, us) {
            let steps = attacks.pawn_steps(us, from, occupied);
            let mut to = saves(from, (steps | attacks.pawn(us, from) & enemies) & targets);
            if let Some(passed) = self.passed()
                && self.is_legal_en_passant(from, passed)
            {
                to.insert(passed);
            }
            give(Choices { role: Role::Pawn, from, to });
        }
    }
}
