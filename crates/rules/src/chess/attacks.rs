//! The attacks of the chessmen, in tables made from their movements.

use std::sync::LazyLock;

use super::board::{Bitboard8, Square8};
use super::magics;
use super::movement::Movements;
use super::role::Role;
use super::sliders::Sliders;
use super::square::rank_of;
use crate::kernel::Square;
use crate::seat::Seat;

/// Sets of squares by square.
type Table = [Bitboard8; 64];

/// The tables.
pub(super) struct Attacks {
    knight: Table,
    king: Table,
    bishop: Sliders,
    rook: Sliders,
    /// The Pawns' attacks, steps and double steps, by seat.
    pawn: [Table; 2],
    step: [Table; 2],
    double: [Table; 2],
}

static ATTACKS: LazyLock<Attacks> = LazyLock::new(|| {
    let movements = Movements::get();
    let table = |places: &dyn Fn(Square8) -> Bitboard8| {
        let mut table = [Bitboard8::empty(); 64];
        Square::all().for_each(|from| table[from.index()] = places(from));
        table
    };
    let leaps = |role| table(&|from| movements.piece(role).reach(from, Bitboard8::empty()).quiet);
    let step = |seat, from| movements.pawn(seat).reach(from, Bitboard8::empty()).quiet;
    let home = |seat, from: Square8| match from.rank() == rank_of(seat, 2) {
        true => movements.pawn_at_home(seat).reach(from, Bitboard8::empty()).quiet,
        false => Bitboard8::empty(),
    };
    Attacks {
        knight: leaps(Role::Knight),
        king: leaps(Role::King),
        bishop: Sliders::new(movements.piece(Role::Bishop), &magics::BISHOP),
        rook: Sliders::new(movements.piece(Role::Rook), &magics::ROOK),
        pawn: Seat::ALL
            .map(|seat| table(&|from| movements.pawn(seat).reach(from, !Bitboard8::empty()).capture)),
        step: Seat::ALL.map(|seat| table(&|from| step(seat, from))),
        double: Seat::ALL.map(|seat| table(&|from| home(seat, from) & !step(seat, from))),
    }
});

impl Attacks {
    /// Returns the tables; made at the first call.
    #[inline]
    pub(super) fn get() -> &'static Attacks {
        &ATTACKS
    }

    #[inline]
    pub(super) fn knight(&self, from: Square8) -> Bitboard8 {
        self.knight[from.index()]
    }

    #[inline]
    pub(super) fn king(&self, from: Square8) -> Bitboard8 {
        self.king[from.index()]
    }

    #[inline]
    pub(super) fn bishop(&self, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        self.bishop.reach(from, occupied)
    }

    #[inline]
    pub(super) fn rook(&self, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        self.rook.reach(from, occupied)
    }

    /// Returns the squares that a Pawn of the seat attacks.
    #[inline]
    pub(super) fn pawn(&self, seat: Seat, from: Square8) -> Bitboard8 {
        self.pawn[seat.index()][from.index()]
    }

    /// Returns the squares to which a Pawn of the seat goes without a capture.
    #[inline]
    pub(super) fn pawn_steps(&self, seat: Seat, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        let step = self.step[seat.index()][from.index()] & !occupied;
        match step.is_empty() {
            true => step,
            false => step | self.double[seat.index()][from.index()] & !occupied,
        }
    }

    /// Returns the squares that a piece other than a Pawn attacks.
    #[inline]
    pub(super) fn of(&self, role: Role, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        match role {
            Role::Knight => self.knight(from),
            Role::Bishop => self.bishop(from, occupied),
            Role::Rook => self.rook(from, occupied),
            Role::Queen => self.bishop(from, occupied) | self.rook(from, occupied),
            Role::King => self.king(from),
            Role::Pawn => Bitboard8::empty(),
        }
    }
}
