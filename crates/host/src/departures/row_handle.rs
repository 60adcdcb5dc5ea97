//! The handle for rows about servers that remove the bot.

use crate::db::store::Store;

/// Rows about servers that remove the bot.
#[derive(Clone, Copy, Debug)]
pub struct DepartureRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about servers that remove the bot.
    #[must_use]
    pub const fn departures(&self) -> DepartureRows<'_> {
        DepartureRows { store: self }
    }
}
