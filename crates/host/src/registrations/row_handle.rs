//! The handle for rows about registered commands.

use crate::db::store::Store;

/// Rows about registered commands.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about registered commands.
    #[must_use]
    pub const fn registrations(&self) -> RegistrationRows<'_> {
        RegistrationRows { store: self }
    }
}
