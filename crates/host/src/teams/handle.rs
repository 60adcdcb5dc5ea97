//! The handle for requests about team games.

use crate::game_service::GameService;

/// Requests about team games.
#[derive(Clone, Copy, Debug)]
pub struct TeamRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about team games.
    #[must_use]
    pub const fn teams(&self) -> TeamRequests<'_> {
        TeamRequests { service: self }
    }
}
