//! The handle for rows about challenges.

use crate::db::store::Store;

/// Rows about challenges.
#[derive(Clone, Copy, Debug)]
pub struct InvitationRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about challenges.
    #[must_use]
    pub const fn invitations(&self) -> InvitationRows<'_> {
        InvitationRows { store: self }
    }
}
