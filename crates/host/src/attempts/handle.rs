//! The handle for requests about attempts at work.

use crate::game_service::GameService;

/// Requests about attempts at work.
#[derive(Clone, Copy, Debug)]
pub struct AttemptRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about attempts at work.
    #[must_use]
    pub const fn attempts(&self) -> AttemptRequests<'_> {
        AttemptRequests { service: self }
    }
}
