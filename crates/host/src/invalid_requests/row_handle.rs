//! Where the rows about requests that Discord calls invalid are read and written.

use crate::db::store::Store;

/// Rows about requests that Discord calls invalid.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRequestRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about requests that Discord calls invalid.
    #[must_use]
    pub const fn invalid_requests(&self) -> InvalidRequestRows<'_> {
        InvalidRequestRows { store: self }
    }
}
