//! The handle for requests about spectators.

use crate::game_service::GameService;

/// Requests about spectators.
#[derive(Clone, Copy, Debug)]
pub struct SpectatorRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about spectators.
    #[must_use]
    pub const fn spectators(&self) -> SpectatorRequests<'_> {
        SpectatorRequests { service: self }
    }
}
