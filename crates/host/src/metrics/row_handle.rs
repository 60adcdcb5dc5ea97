//! The handle for rows about metrics.

use crate::db::store::Store;

/// Rows about metrics.
#[derive(Clone, Copy, Debug)]
pub struct MetricRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about metrics.
    #[must_use]
    pub const fn metrics(&self) -> MetricRows<'_> {
        MetricRows { store: self }
    }
}
