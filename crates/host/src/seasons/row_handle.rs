//! The handle for rows about seasons.

use crate::db::store::Store;

/// Rows about seasons.
#[derive(Clone, Copy, Debug)]
pub struct SeasonRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about seasons.
    #[must_use]
    pub const fn seasons(&self) -> SeasonRows<'_> {
        SeasonRows { store: self }
    }
}
