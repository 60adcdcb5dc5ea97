//! The handle for requests about server cards.

use crate::game_service::GameService;

/// Requests about server cards.
#[derive(Clone, Copy, Debug)]
pub struct ServerCardRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about server cards.
    #[must_use]
    pub const fn server_cards(&self) -> ServerCardRequests<'_> {
        ServerCardRequests { service: self }
    }
}
