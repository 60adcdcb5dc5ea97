//! The handle for rows about turns under way.

use crate::db::store::Store;

/// Rows about turns under way.
#[derive(Clone, Copy, Debug)]
pub struct TurnRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about turns under way.
    #[must_use]
    pub const fn turns(&self) -> TurnRows<'_> {
        TurnRows { store: self }
    }
}
