//! The handle for requests about placing plans.

use crate::game_service::GameService;

/// Requests about placing plans.
#[derive(Clone, Copy, Debug)]
pub struct PlacingPlanRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about placing plans.
    #[must_use]
    pub const fn placing_plans(&self) -> PlacingPlanRequests<'_> {
        PlacingPlanRequests { service: self }
    }
}
