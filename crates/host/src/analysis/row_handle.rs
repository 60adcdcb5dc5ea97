//! The handle for rows about analyses.

use crate::db::store::Store;

/// Rows about analyses.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about analyses.
    #[must_use]
    pub const fn analysis(&self) -> AnalysisRows<'_> {
        AnalysisRows { store: self }
    }
}
