//! The movements of the chessmen.

use std::sync::LazyLock;

use super::role::Role;
use crate::kernel::{Betza, Board8, Movement};
use crate::seat::Seat;

/// The Betza notation of each kind, in ascending order.
pub(super) const NOTATION: [&str; 6] = ["fmWfcF", "N", "B", "R", "Q", "K"];

/// A Pawn on its own second rank.
const PAWN_AT_HOME: &str = "fmW2fcF";

/// The compiled movements.
pub(super) struct Movements {
    pawn: [Movement<Board8>; 2],
    pawn_at_home: [Movement<Board8>; 2],
    /// The pieces from the Knight on, which move alike for both seats.
    pieces: [Movement<Board8>; 6],
}

static MOVEMENTS: LazyLock<Movements> = LazyLock::new(|| Movements {
    pawn: Seat::ALL.map(|seat| compile(NOTATION[Role::Pawn as usize], seat)),
    pawn_at_home: Seat::ALL.map(|seat| compile(PAWN_AT_HOME, seat)),
    pieces: NOTATION.map(|notation| compile(notation, Seat::First)),
});

fn compile(notation: &str, seat: Seat) -> Movement<Board8> {
    let betza: Betza = notation
        .parse()
        .unwrap_or_else(|error| unreachable!("the notation of the chessmen is constant: {error}"));
    Movement::compile(&betza, seat)
}

impl Movements {
    /// Returns the movements; compiled at the first call.
    #[inline]
    pub(super) fn get() -> &'static Movements {
        &MOVEMENTS
    }

    /// Returns the movement of a kind other than the Pawn.
    #[inline]
    pub(super) fn piece(&self, role: Role) -> &Movement<Board8> {
        &self.pieces[role as usize]
    }

    /// Returns the movement of a Pawn of the seat that is not on its second rank.
    #[inline]
    pub(super) fn pawn(&self, seat: Seat) -> &Movement<Board8> {
        &self.pawn[seat.index()]
    }

    /// Returns the movement of a Pawn of the seat on its second rank.
    #[inline]
    pub(super) fn pawn_at_home(&self, seat: Seat) -> &Movement<Board8> {
        &self.pawn_at_home[seat.index()]
    }
}
