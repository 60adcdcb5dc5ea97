//! The handle for rows about the daily puzzle.

use crate::db::store::Store;

/// Rows about the daily puzzle.
#[derive(Clone, Copy, Debug)]
pub struct DailyRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about the daily puzzle.
    #[must_use]
    pub const fn daily(&self) -> DailyRows<'_> {
        DailyRows { store: self }
    }
}
