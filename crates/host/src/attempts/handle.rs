//! Where requests about work that may have killed its process are made.

use crate::game_service::GameService;

/// Requests about work that may have killed its process.
#[derive(Clone, Copy, Debug)]
pub struct AttemptRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about work that may have killed its process.
    #[must_use]
    pub const fn attempts(&self) -> AttemptRequests<'_> {
        AttemptRequests { service: self }
    }
}
