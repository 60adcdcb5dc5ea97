//! Who attacks whom: checks and pins.

use arrayvec::ArrayVec;

use super::board::{Board, Place, Places};
use super::movement::Movements;
use super::role::Role;
use crate::chess::ray::Between;
use crate::seat::Seat;

/// A man that may not leave the line to its King.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pin {
    pub(super) square: Place,
    /// The squares between the King and the pinning piece, and that piece.
    pub(super) line: Places,
}

/// What bears upon the King of the seat to move.
pub(super) struct Threats {
    /// The enemies that give check.
    pub(super) checkers: Places,
    pub(super) pins: ArrayVec<Pin, 8>,
    pub(super) pinned: Places,
}

impl Board {
    /// The men of a seat that attack a square when the squares `occupied` have something on them.
    #[inline]
    pub(super) fn attackers(&self, square: Place, by: Seat, occupied: Places) -> Places {
        let movements = Movements::get();
        let reach = |role: Role| movements.piece(role).reach(square, occupied).capture;
        let queens = self.all(Role::Queen);
        // A Pawn attacks a square from where a Pawn of the other side on that square would attack it.
        let found = movements.pawn(by.other()).reach(square, occupied).capture & self.all(Role::Pawn)
            | reach(Role::Knight) & self.all(Role::Knight)
            | reach(Role::Bishop) & (self.all(Role::Bishop) | queens)
            | reach(Role::Rook) & (self.all(Role::Rook) | queens)
            | reach(Role::King) & self.all(Role::King);
        found & self.side(by)
    }

    /// The enemies that give check to the seat's King, if it has one.
    #[must_use]
    pub fn checkers(&self, seat: Seat) -> Places {
        let attackers = |king| self.attackers(king, seat.other(), self.occupied());
        self.king(seat).map_or(Places::empty(), attackers)
    }

    /// Whether the seat's King is in check.
    #[must_use]
    pub fn is_in_check(&self, seat: Seat) -> bool {
        !self.checkers(seat).is_empty()
    }

    /// The checks and pins that the seat to move has to mind.
    #[inline]
    pub(super) fn threats(&self) -> Threats {
        let (us, them) = (self.turn, self.turn.other());
        let (movements, between) = (Movements::get(), Between::get());
        let (own, enemies) = (self.side(us), self.side(them));
        let Some(king) = self.king(us) else {
            return Threats { checkers: Places::empty(), pins: ArrayVec::new(), pinned: Places::empty() };
        };
        let reach = |role: Role, occupied| movements.piece(role).reach(king, occupied).capture;
        let mut threats = Threats {
            checkers: reach(Role::Knight, enemies) & self.all(Role::Knight)
                | movements.pawn(us).reach(king, enemies).capture & self.all(Role::Pawn)
                | reach(Role::King, enemies) & self.all(Role::King),
            pins: ArrayVec::new(),
            pinned: Places::empty(),
        };
        let queens = self.all(Role::Queen);
        // With only enemies in the way: what is then between a piece and the King are own men.
        let snipers = reach(Role::Bishop, enemies) & (self.all(Role::Bishop) | queens)
            | reach(Role::Rook, enemies) & (self.all(Role::Rook) | queens);
        for sniper in snipers {
            let way = between.of(king, sniper);
            let mut shields = way & own;
            match (shields.next(), shields.next()) {
                (None, _) => threats.checkers.insert(sniper),
                (Some(square), None) => {
                    threats.pinned.insert(square);
                    let line = way | Places::of(sniper);
                    let full = threats.pins.try_push(Pin { square, line });
                    debug_assert!(full.is_ok(), "a King has eight lines");
                }
                _ => {}
            }
        }
        threats
    }
}
