//! The handle for rows about roles for ratings.

use crate::db::store::Store;

/// Rows about roles for ratings.
#[derive(Clone, Copy, Debug)]
pub struct RoleRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about roles for ratings.
    #[must_use]
    pub const fn roles(&self) -> RoleRows<'_> {
        RoleRows { store: self }
    }
}
