//! The handle for rows about simultaneous exhibitions.

use crate::db::store::Store;

/// Rows about simultaneous exhibitions.
#[derive(Clone, Copy, Debug)]
pub struct SimulRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about simultaneous exhibitions.
    #[must_use]
    pub const fn simuls(&self) -> SimulRows<'_> {
        SimulRows { store: self }
    }
}
