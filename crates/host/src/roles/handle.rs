//! The handle for requests about roles for ratings.

use crate::game_service::GameService;

/// Requests about roles for ratings.
#[derive(Clone, Copy, Debug)]
pub struct RoleRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about roles for ratings.
    #[must_use]
    pub const fn roles(&self) -> RoleRequests<'_> {
        RoleRequests { service: self }
    }
}
