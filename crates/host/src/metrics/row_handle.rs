//! Where the rows about what is counted are read and written.

use crate::db::store::Store;

/// Rows about what is counted.
#[derive(Clone, Copy, Debug)]
pub struct MetricRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about what is counted.
    #[must_use]
    pub const fn metrics(&self) -> MetricRows<'_> {
        MetricRows { store: self }
    }
}
