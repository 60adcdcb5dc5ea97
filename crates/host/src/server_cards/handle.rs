//! Where requests about cards of servers are made.

use crate::game_service::GameService;

/// Requests about cards of servers.
#[derive(Clone, Copy, Debug)]
pub struct ServerCardRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about cards of servers.
    #[must_use]
    pub const fn server_cards(&self) -> ServerCardRequests<'_> {
        ServerCardRequests { service: self }
    }
}
