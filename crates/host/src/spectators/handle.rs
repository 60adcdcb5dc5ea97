//! Where requests about people who watch are made.

use crate::game_service::GameService;

/// Requests about people who watch.
#[derive(Clone, Copy, Debug)]
pub struct SpectatorRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about people who watch.
    #[must_use]
    pub const fn spectators(&self) -> SpectatorRequests<'_> {
        SpectatorRequests { service: self }
    }
}
