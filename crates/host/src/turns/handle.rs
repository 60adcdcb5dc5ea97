//! The handle for requests about turns under way.

use crate::game_service::GameService;

/// Requests about turns under way.
#[derive(Clone, Copy, Debug)]
pub struct TurnRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about turns under way.
    #[must_use]
    pub const fn turns(&self) -> TurnRequests<'_> {
        TurnRequests { service: self }
    }
}
