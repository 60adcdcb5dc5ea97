//! The handle for rows about games against the computer.

use crate::db::store::Store;

/// Rows about games against the computer.
#[derive(Clone, Copy, Debug)]
pub struct ComputerRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about games against the computer.
    #[must_use]
    pub const fn computer(&self) -> ComputerRows<'_> {
        ComputerRows { store: self }
    }
}
