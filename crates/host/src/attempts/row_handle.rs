//! The handle for rows about attempts at work.

use crate::db::store::Store;

/// Rows about attempts at work.
#[derive(Clone, Copy, Debug)]
pub struct AttemptRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about attempts at work.
    #[must_use]
    pub const fn attempts(&self) -> AttemptRows<'_> {
        AttemptRows { store: self }
    }
}
