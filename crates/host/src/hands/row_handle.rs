//! Where the rows about private messages of players are read and written.

use crate::db::store::Store;

/// Rows about private messages of players.
#[derive(Clone, Copy, Debug)]
pub struct HandRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about private messages of players.
    #[must_use]
    pub const fn hands(&self) -> HandRows<'_> {
        HandRows { store: self }
    }
}
