//! Where the rows about placements that are planned are read and written.

use crate::db::store::Store;

/// Rows about placements that are planned.
#[derive(Clone, Copy, Debug)]
pub struct PlacingPlanRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about placements that are planned.
    #[must_use]
    pub const fn placing_plans(&self) -> PlacingPlanRows<'_> {
        PlacingPlanRows { store: self }
    }
}
