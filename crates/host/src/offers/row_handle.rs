//! The handle for rows about offers.

use crate::db::store::Store;

/// Rows about offers.
#[derive(Clone, Copy, Debug)]
pub struct OfferRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about offers.
    #[must_use]
    pub const fn offers(&self) -> OfferRows<'_> {
        OfferRows { store: self }
    }
}
