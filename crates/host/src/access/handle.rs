//! The handle for requests about blocks, bans and limits.

use crate::game_service::GameService;

/// Requests about blocks, bans and limits.
#[derive(Clone, Copy, Debug)]
pub struct AccessRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about blocks, bans and limits.
    #[must_use]
    pub const fn access(&self) -> AccessRequests<'_> {
        AccessRequests { service: self }
    }
}
