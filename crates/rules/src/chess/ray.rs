//! The squares between two squares.

use std::sync::LazyLock;

use super::board::{Place, Places};
use crate::kernel::Square;

/// For two squares of a rank, file or diagonal those strictly between them, for others none.
pub(super) struct Between(Vec<[Places; 64]>);

static BETWEEN: LazyLock<Between> = LazyLock::new(|| {
    let row = |from: Place| {
        let mut row = [Places::empty(); 64];
        for (files, ranks) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let mut passed = Places::empty();
            for to in std::iter::successors(from.offset(files, ranks), |to| to.offset(files, ranks)) {
                row[to.index()] = passed;
                passed.insert(to);
            }
        }
        row
    };
    Between(Square::all().map(row).collect())
});

impl Between {
    /// The table; made at the first call.
    #[inline]
    pub(super) fn get() -> &'static Between {
        &BETWEEN
    }

    /// The squares strictly between two squares.
    #[inline]
    pub(super) fn of(&self, from: Place, to: Place) -> Places {
        self.0[from.index()][to.index()]
    }
}
