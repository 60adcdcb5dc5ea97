//! The handle for requests about refused requests to Discord.

use crate::game_service::GameService;

/// Requests about refused requests to Discord.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRequestRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about refused requests to Discord.
    #[must_use]
    pub const fn invalid_requests(&self) -> InvalidRequestRequests<'_> {
        InvalidRequestRequests { service: self }
    }
}
