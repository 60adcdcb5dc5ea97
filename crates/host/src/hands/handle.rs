//! The handle for requests about private messages.

use crate::game_service::GameService;

/// Requests about private messages.
#[derive(Clone, Copy, Debug)]
pub struct HandRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about private messages.
    #[must_use]
    pub const fn hands(&self) -> HandRequests<'_> {
        HandRequests { service: self }
    }
}
