//! The handle for rows about decks.

use crate::db::store::Store;

/// Rows about decks.
#[derive(Clone, Copy, Debug)]
pub struct DeckRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about decks.
    #[must_use]
    pub const fn decks(&self) -> DeckRows<'_> {
        DeckRows { store: self }
    }
}
