//! The handle for rows about blocks, bans and limits.

use crate::db::store::Store;

/// Rows about blocks, bans and limits.
#[derive(Clone, Copy, Debug)]
pub struct AccessRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about blocks, bans and limits.
    #[must_use]
    pub const fn access(&self) -> AccessRows<'_> {
        AccessRows { store: self }
    }
}
