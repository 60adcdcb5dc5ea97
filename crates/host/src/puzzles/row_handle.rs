//! The handle for rows about puzzles.

use crate::db::store::Store;

/// Rows about puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about puzzles.
    #[must_use]
    pub const fn puzzles(&self) -> PuzzleRows<'_> {
        PuzzleRows { store: self }
    }
}
