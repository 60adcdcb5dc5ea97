//! The handle for rows about games from a position.

use crate::db::store::Store;

/// Rows about games from a position.
#[derive(Clone, Copy, Debug)]
pub struct StudyRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about games from a position.
    #[must_use]
    pub const fn studies(&self) -> StudyRows<'_> {
        StudyRows { store: self }
    }
}
