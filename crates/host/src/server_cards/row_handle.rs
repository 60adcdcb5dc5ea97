//! The handle for rows about server cards.

use crate::db::store::Store;

/// Rows about server cards.
#[derive(Clone, Copy, Debug)]
pub struct ServerCardRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about server cards.
    #[must_use]
    pub const fn server_cards(&self) -> ServerCardRows<'_> {
        ServerCardRows { store: self }
    }
}
