//! The handle for rows about refused requests to Discord.

use crate::db::store::Store;

/// Rows about refused requests to Discord.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRequestRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about refused requests to Discord.
    #[must_use]
    pub const fn invalid_requests(&self) -> InvalidRequestRows<'_> {
        InvalidRequestRows { store: self }
    }
}
