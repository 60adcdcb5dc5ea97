//! The handle for rows about imported records.

use crate::db::store::Store;

/// Rows about imported records.
#[derive(Clone, Copy, Debug)]
pub struct ImportRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about imported records.
    #[must_use]
    pub const fn imports(&self) -> ImportRows<'_> {
        ImportRows { store: self }
    }
}
