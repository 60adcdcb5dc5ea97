//! The handle for rows about highlights.

use crate::db::store::Store;

/// Rows about highlights.
#[derive(Clone, Copy, Debug)]
pub struct HighlightRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about highlights.
    #[must_use]
    pub const fn highlights(&self) -> HighlightRows<'_> {
        HighlightRows { store: self }
    }
}
