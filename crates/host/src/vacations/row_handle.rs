//! The handle for rows about vacations.

use crate::db::store::Store;

/// Rows about vacations.
#[derive(Clone, Copy, Debug)]
pub struct VacationRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about vacations.
    #[must_use]
    pub const fn vacations(&self) -> VacationRows<'_> {
        VacationRows { store: self }
    }
}
