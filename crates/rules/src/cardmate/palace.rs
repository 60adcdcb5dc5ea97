//! The halves of the board and the palaces in them.

use std::sync::LazyLock;

use crate::cardmate::placement::{Bitboard10, Placement, Square10};
use crate::kernel::Square;
use crate::kernel::card::{Card, Rank, Suit};
use crate::option::Options;
use crate::seat::Seat;

/// The rule for conquering a palace: the table option `palace`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PalaceRule {
    /// Both squares of the opponent's palace hold the mover's cards.
    Occupy,
    /// One of the mover's Kings stands in the opponent's palace.
    King,
    /// Palaces have no effect.
    Off,
}

impl PalaceRule {
    pub(super) fn of(options: &Options) -> Self {
        match options.word("palace") {
            "king" => Self::King,
            "off" => Self::Off,
            _ => Self::Occupy,
        }
    }

    /// Checks whether the seat has conquered the opponent's palace under this rule.
    pub(super) fn is_conquered(self, layout: &Placement, by: Seat) -> bool {
        let palace = palace(by.other());
        match self {
            Self::Off => false,
            Self::Occupy => palace & layout.side(by) == palace,
            Self::King => Suit::ALL.into_iter().map(|suit| Card::new(Rank::King, suit)).any(|king| {
                layout.owns(by, king) && layout.place_of(king).is_some_and(|square| palace.contains(square))
            }),
        }
    }
}

static PALACES: LazyLock<[Bitboard10; 2]> = LazyLock::new(|| {
    Seat::ALL.map(|seat| Square::all().filter(|square| palace_of(*square) == Some(seat)).collect())
});

/// Returns the two squares of a seat's palace: `e0 f0` or `e9 f9`.
pub(super) fn palace(seat: Seat) -> Bitboard10 {
    PALACES[seat.index()]
}

/// Returns the seat to whose palace the square belongs.
pub(super) fn palace_of(square: Square10) -> Option<Seat> {
    match (square.file(), square.rank()) {
        (4 | 5, 0) => Some(Seat::First),
        (4 | 5, 9) => Some(Seat::Second),
        _ => None,
    }
}

/// Returns the seat whose half of the board has the square: ranks 0–4 are Forehand's.
pub(super) fn half_of(square: Square10) -> Seat {
    if square.rank() < 5 { Seat::First } else { Seat::Second }
}
