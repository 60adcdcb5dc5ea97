//! The handle for rows about personal data.

use crate::db::store::Store;

/// Rows about personal data.
#[derive(Clone, Copy, Debug)]
pub struct PrivacyRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about personal data.
    #[must_use]
    pub const fn privacy(&self) -> PrivacyRows<'_> {
        PrivacyRows { store: self }
    }
}
