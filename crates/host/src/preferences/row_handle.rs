//! The handle for rows about preferences.

use crate::db::store::Store;

/// Rows about preferences.
#[derive(Clone, Copy, Debug)]
pub struct PreferenceRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about preferences.
    #[must_use]
    pub const fn preferences(&self) -> PreferenceRows<'_> {
        PreferenceRows { store: self }
    }
}
