//! The handle for rows about team games.

use crate::db::store::Store;

/// Rows about team games.
#[derive(Clone, Copy, Debug)]
pub struct TeamRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about team games.
    #[must_use]
    pub const fn teams(&self) -> TeamRows<'_> {
        TeamRows { store: self }
    }
}
