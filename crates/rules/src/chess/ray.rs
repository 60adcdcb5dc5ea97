//! The lines on which two squares lie.

use std::sync::LazyLock;

use super::square::{Bitboard8, Square8};
use crate::kernel::Square;

const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The rank, file or diagonal through two squares; empty for two squares that share none.
pub(super) struct Rays {
    between: Vec<[Bitboard8; 64]>,
    through: Vec<[Bitboard8; 64]>,
}

static RAYS: LazyLock<Rays> = LazyLock::new(|| {
    let way = |from: Square8, files, ranks| {
        std::iter::successors(from.offset(files, ranks), move |to| to.offset(files, ranks))
    };
    let between = |from: Square8| {
        let mut row = [Bitboard8::empty(); 64];
        for (files, ranks) in DIRECTIONS {
            let mut passed = Bitboard8::empty();
            for to in way(from, files, ranks) {
                row[to.index()] = passed;
                passed.insert(to);
            }
        }
        row
    };
    let through = |from: Square8| {
        let mut row = [Bitboard8::empty(); 64];
        for (files, ranks) in DIRECTIONS {
            let line: Bitboard8 = way(from, files, ranks).chain(way(from, -files, -ranks)).collect();
            way(from, files, ranks).for_each(|to| row[to.index()] = line | Bitboard8::of(from));
        }
        row
    };
    Rays { between: Square::all().map(between).collect(), through: Square::all().map(through).collect() }
});

impl Rays {
    /// Returns the table; made at the first call.
    #[inline]
    pub(super) fn get() -> &'static Rays {
        &RAYS
    }

    /// Returns the squares strictly between two squares.
    #[inline]
    pub(super) fn between(&self, from: Square8, to: Square8) -> Bitboard8 {
        self.between[from.index()][to.index()]
    }

    /// Returns the whole line through two squares, from edge to edge.
    #[inline]
    pub(super) fn through(&self, from: Square8, to: Square8) -> Bitboard8 {
        self.through[from.index()][to.index()]
    }
}
