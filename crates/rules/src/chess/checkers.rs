//! Attackers of the King: checks and pins.

use super::attacks::Attacks;
use super::board::{Bitboard8, Board, Square8};
use super::role::Role;
use crate::chess::ray::Rays;
use crate::seat::Seat;

/// The checks and pins of the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Threats {
    /// The enemies that give check.
    pub(super) checkers: Bitboard8,
    /// The own pieces that may not leave the line to the King.
    pub(super) pinned: Bitboard8,
}

impl Board {
    /// Returns the pieces of a seat that attack a square if the squares `occupied` are occupied.
    #[inline]
    pub(super) fn attackers(&self, square: Square8, by: Seat, occupied: Bitboard8) -> Bitboard8 {
        if !self.is_orthodox() {
            return self.army_attackers(square, by, occupied);
        }
        let attacks = Attacks::get();
        let queens = self.all(Role::Queen);
        // A Pawn attacks a square from where a Pawn of the other side on that square would attack it.
        let found = attacks.pawn(by.other(), square) & self.all(Role::Pawn)
            | attacks.knight(square) & self.all(Role::Knight)
            | attacks.bishop(square, occupied) & (self.all(Role::Bishop) | queens)
            | attacks.rook(square, occupied) & (self.all(Role::Rook) | queens)
            | attacks.king(square) & self.all(Role::King);
        found & self.side(by) & occupied
    }

    /// Returns the pieces of both seats that attack a square if the squares `occupied` are occupied.
    #[inline]
    pub(super) fn attackers_of_both(&self, square: Square8, occupied: Bitboard8) -> Bitboard8 {
        if !self.is_orthodox() {
            return self.army_attackers(square, Seat::First, occupied)
                | self.army_attackers(square, Seat::Second, occupied);
        }
        let attacks = Attacks::get();
        let queens = self.all(Role::Queen);
        let pawns = attacks.pawn(Seat::Second, square) & self.of(Role::Pawn, Seat::First)
            | attacks.pawn(Seat::First, square) & self.of(Role::Pawn, Seat::Second);
        let found = pawns
            | attacks.knight(square) & self.all(Role::Knight)
            | attacks.bishop(square, occupied) & (self.all(Role::Bishop) | queens)
            | attacks.rook(square, occupied) & (self.all(Role::Rook) | queens)
            | attacks.king(square) & self.all(Role::King);
        found & occupied
    }

    /// Checks whether a piece of a seat attacks a square if the squares `occupied` are occupied.
    #[inline]
    pub(super) fn is_attacked(&self, square: Square8, by: Seat, occupied: Bitboard8) -> bool {
        if !self.is_orthodox() {
            return !self.army_attackers(square, by, occupied).is_empty();
        }
        let attacks = Attacks::get();
        let pieces = self.side(by) & occupied;
        let queens = self.all(Role::Queen);
        let near = attacks.pawn(by.other(), square) & self.all(Role::Pawn)
            | attacks.knight(square) & self.all(Role::Knight)
            | attacks.king(square) & self.all(Role::King);
        !(near & pieces).is_empty()
            || !(attacks.rook(square, occupied) & (self.all(Role::Rook) | queens) & pieces).is_empty()
            || !(attacks.bishop(square, occupied) & (self.all(Role::Bishop) | queens) & pieces).is_empty()
    }

    /// Returns the enemies that give check to the seat's King, if it has one.
    #[must_use]
    pub fn checkers(&self, seat: Seat) -> Bitboard8 {
        let attackers = |king| self.attackers(king, seat.other(), self.occupied());
        self.king(seat).map_or(Bitboard8::empty(), attackers)
    }

    /// Checks whether the seat's King is in check.
    #[must_use]
    pub fn is_in_check(&self, seat: Seat) -> bool {
        !self.checkers(seat).is_empty()
    }

    /// Returns the checks and pins of the seat to move.
    #[inline]
    pub(super) fn threats(&self) -> Threats {
        if !self.is_orthodox() {
            return self.army_threats();
        }
        let mut threats = Threats { checkers: Bitboard8::empty(), pinned: Bitboard8::empty() };
        let (us, them) = (self.turn, self.turn.other());
        let Some(king) = self.king(us) else { return threats };
        let (attacks, rays) = (Attacks::get(), Rays::get());
        let (own, enemies) = (self.side(us), self.side(them));
        let queens = self.all(Role::Queen);
        threats.checkers = (attacks.knight(king) & self.all(Role::Knight)
            | attacks.pawn(us, king) & self.all(Role::Pawn)
            | attacks.king(king) & self.all(Role::King))
            & enemies;
        // Only enemies block here, so all pieces between one of them and the King belong to the King's side.
        let snipers = attacks.bishop(king, enemies) & (self.all(Role::Bishop) | queens)
            | attacks.rook(king, enemies) & (self.all(Role::Rook) | queens);
        for sniper in snipers & enemies {
            let shields = rays.between(king, sniper) & own;
            if shields.is_empty() {
                threats.checkers.insert(sniper);
            } else if shields.is_single() {
                threats.pinned |= shields;
            }
        }
        threats
    }
}
