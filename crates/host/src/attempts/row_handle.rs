//! Where the rows about work that may have killed its process are read and written.

use crate::db::store::Store;

/// Rows about work that may have killed its process.
#[derive(Clone, Copy, Debug)]
pub struct AttemptRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about work that may have killed its process.
    #[must_use]
    pub const fn attempts(&self) -> AttemptRows<'_> {
        AttemptRows { store: self }
    }
}
