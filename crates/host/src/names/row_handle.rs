//! The handle for rows about the names of players.

use crate::db::store::Store;

/// Rows about the names of players.
#[derive(Clone, Copy, Debug)]
pub struct NameRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about the names of players.
    #[must_use]
    pub const fn names(&self) -> NameRows<'_> {
        NameRows { store: self }
    }
}
