//! Where the rows about the commands that Discord knows are read and written.

use crate::db::store::Store;

/// Rows about the commands that Discord knows.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about the commands that Discord knows.
    #[must_use]
    pub const fn registrations(&self) -> RegistrationRows<'_> {
        RegistrationRows { store: self }
    }
}
