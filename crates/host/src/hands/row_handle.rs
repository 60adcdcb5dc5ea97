//! The handle for rows about private messages.

use crate::db::store::Store;

/// Rows about private messages.
#[derive(Clone, Copy, Debug)]
pub struct HandRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about private messages.
    #[must_use]
    pub const fn hands(&self) -> HandRows<'_> {
        HandRows { store: self }
    }
}
