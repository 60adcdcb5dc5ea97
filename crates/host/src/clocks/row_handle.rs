//! The handle for rows about clocks.

use crate::db::store::Store;

/// Rows about clocks.
#[derive(Clone, Copy, Debug)]
pub struct ClockRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about clocks.
    #[must_use]
    pub const fn clocks(&self) -> ClockRows<'_> {
        ClockRows { store: self }
    }
}
