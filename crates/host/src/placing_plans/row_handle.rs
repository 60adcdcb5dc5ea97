//! The handle for rows about placing plans.

use crate::db::store::Store;

/// Rows about placing plans.
#[derive(Clone, Copy, Debug)]
pub struct PlacingPlanRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about placing plans.
    #[must_use]
    pub const fn placing_plans(&self) -> PlacingPlanRows<'_> {
        PlacingPlanRows { store: self }
    }
}
