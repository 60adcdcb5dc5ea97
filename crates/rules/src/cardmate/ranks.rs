//! The movements of the cards, which depend on their rank only.

use std::sync::LazyLock;

use crate::kernel::card::Rank;
use crate::kernel::{Betza, Board10, Movement};
use crate::seat::Seat;

/// The Betza notation of each rank, in ascending order. `bmW` on the One to the Nine is the quiet retreat.
pub(super) const NOTATION: [&str; 14] = [
    "fWbmW", "fFbmW", "fFfWbmW", "fFsWbmW", "fFfsWbmW", "FsWbmW", "FfsWbmW", "NbmW", "BbmW", "R", "NW2F2",
    "Q", "K", "QN",
];

/// The compiled movement of every rank, by seat and rank.
pub(super) type Movements = [[Movement<Board10>; 14]; 2];

static MOVEMENTS: LazyLock<Movements> = LazyLock::new(|| {
    Seat::ALL.map(|seat| {
        Rank::ALL.map(|rank| {
            let betza: Betza = NOTATION[rank as usize]
                .parse()
                .unwrap_or_else(|error| unreachable!("the notation of the ranks is constant: {error}"));
            Movement::compile(&betza, seat)
        })
    })
});

/// Returns the compiled movement of every rank.
pub(super) fn movements() -> &'static Movements {
    &MOVEMENTS
}
