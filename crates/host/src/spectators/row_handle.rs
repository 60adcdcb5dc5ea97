//! The handle for rows about spectators.

use crate::db::store::Store;

/// Rows about spectators.
#[derive(Clone, Copy, Debug)]
pub struct SpectatorRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about spectators.
    #[must_use]
    pub const fn spectators(&self) -> SpectatorRows<'_> {
        SpectatorRows { store: self }
    }
}
