//! Where the rows about people who watch are read and written.

use crate::db::store::Store;

/// Rows about people who watch.
#[derive(Clone, Copy, Debug)]
pub struct SpectatorRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about people who watch.
    #[must_use]
    pub const fn spectators(&self) -> SpectatorRows<'_> {
        SpectatorRows { store: self }
    }
}
