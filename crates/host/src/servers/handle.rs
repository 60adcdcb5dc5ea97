//! The handle for requests about servers.

use crate::game_service::GameService;

/// Requests about servers.
#[derive(Clone, Copy, Debug)]
pub struct ServerRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about servers.
    #[must_use]
    pub const fn servers(&self) -> ServerRequests<'_> {
        ServerRequests { service: self }
    }
}
