//! Where the rows about cards of servers are read and written.

use crate::db::store::Store;

/// Rows about cards of servers.
#[derive(Clone, Copy, Debug)]
pub struct ServerCardRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about cards of servers.
    #[must_use]
    pub const fn server_cards(&self) -> ServerCardRows<'_> {
        ServerCardRows { store: self }
    }
}
