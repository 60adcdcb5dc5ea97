//! The handle for rows about saved arrays.

use crate::db::store::Store;

/// Rows about saved arrays.
#[derive(Clone, Copy, Debug)]
pub struct ArrayRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about saved arrays.
    #[must_use]
    pub const fn arrays(&self) -> ArrayRows<'_> {
        ArrayRows { store: self }
    }
}
