//! The handle for rows about matches.

use crate::db::store::Store;

/// Rows about matches.
#[derive(Clone, Copy, Debug)]
pub struct MatchRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about matches.
    #[must_use]
    pub const fn matches(&self) -> MatchRows<'_> {
        MatchRows { store: self }
    }
}
