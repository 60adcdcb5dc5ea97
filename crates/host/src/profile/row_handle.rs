//! The handle for rows about profiles.

use crate::db::store::Store;

/// Rows about profiles.
#[derive(Clone, Copy, Debug)]
pub struct ProfileRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about profiles.
    #[must_use]
    pub const fn profile(&self) -> ProfileRows<'_> {
        ProfileRows { store: self }
    }
}
