//! Where the rows about what is stored of a person are read and written.

use crate::db::store::Store;

/// Rows about what is stored of a person.
#[derive(Clone, Copy, Debug)]
pub struct PrivacyRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about what is stored of a person.
    #[must_use]
    pub const fn privacy(&self) -> PrivacyRows<'_> {
        PrivacyRows { store: self }
    }
}
