//! Where requests about placements that are planned are made.

use crate::game_service::GameService;

/// Requests about placements that are planned.
#[derive(Clone, Copy, Debug)]
pub struct PlacingPlanRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about placements that are planned.
    #[must_use]
    pub const fn placing_plans(&self) -> PlacingPlanRequests<'_> {
        PlacingPlanRequests { service: self }
    }
}
