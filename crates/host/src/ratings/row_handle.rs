//! The handle for rows about ratings.

use crate::db::store::Store;

/// Rows about ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatingRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about ratings.
    #[must_use]
    pub const fn ratings(&self) -> RatingRows<'_> {
        RatingRows { store: self }
    }
}
