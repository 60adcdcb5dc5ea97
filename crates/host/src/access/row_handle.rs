//! Where the rows about who may do what are read and written.

use crate::db::store::Store;

/// Rows about who may do what.
#[derive(Clone, Copy, Debug)]
pub struct AccessRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about who may do what.
    #[must_use]
    pub const fn access(&self) -> AccessRows<'_> {
        AccessRows { store: self }
    }
}
