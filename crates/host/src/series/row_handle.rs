//! The handle for rows about series.

use crate::db::store::Store;

/// Rows about series.
#[derive(Clone, Copy, Debug)]
pub struct SeriesRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about series.
    #[must_use]
    pub const fn series(&self) -> SeriesRows<'_> {
        SeriesRows { store: self }
    }
}
