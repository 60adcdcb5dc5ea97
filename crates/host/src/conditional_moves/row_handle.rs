//! The handle for rows about planned moves.

use crate::db::store::Store;

/// Rows about planned moves.
#[derive(Clone, Copy, Debug)]
pub struct ConditionalMoveRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about planned moves.
    #[must_use]
    pub const fn conditional_moves(&self) -> ConditionalMoveRows<'_> {
        ConditionalMoveRows { store: self }
    }
}
