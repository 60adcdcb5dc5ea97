//! Where the rows about players and servers that have left are read and written.

use crate::db::store::Store;

/// Rows about players and servers that have left.
#[derive(Clone, Copy, Debug)]
pub struct DepartureRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about players and servers that have left.
    #[must_use]
    pub const fn departures(&self) -> DepartureRows<'_> {
        DepartureRows { store: self }
    }
}
