//! The handle for requests about the names of players.

use crate::game_service::GameService;

/// Requests about the names of players.
#[derive(Clone, Copy, Debug)]
pub struct NameRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about the names of players.
    #[must_use]
    pub const fn names(&self) -> NameRequests<'_> {
        NameRequests { service: self }
    }
}
