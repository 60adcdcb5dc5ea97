//! Where the rows about what people prefer are read and written.

use crate::db::store::Store;

/// Rows about what people prefer.
#[derive(Clone, Copy, Debug)]
pub struct PreferenceRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about what people prefer.
    #[must_use]
    pub const fn preferences(&self) -> PreferenceRows<'_> {
        PreferenceRows { store: self }
    }
}
