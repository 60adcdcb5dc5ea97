//! Where requests about private messages of players are made.

use crate::game_service::GameService;

/// Requests about private messages of players.
#[derive(Clone, Copy, Debug)]
pub struct HandRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about private messages of players.
    #[must_use]
    pub const fn hands(&self) -> HandRequests<'_> {
        HandRequests { service: self }
    }
}
