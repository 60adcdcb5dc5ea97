//! The handle for rows about servers.

use crate::db::store::Store;

/// Rows about servers.
#[derive(Clone, Copy, Debug)]
pub struct ServerRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about servers.
    #[must_use]
    pub const fn servers(&self) -> ServerRows<'_> {
        ServerRows { store: self }
    }
}
