//! Where requests about requests that Discord calls invalid are made.

use crate::game_service::GameService;

/// Requests about requests that Discord calls invalid.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRequestRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about requests that Discord calls invalid.
    #[must_use]
    pub const fn invalid_requests(&self) -> InvalidRequestRequests<'_> {
        InvalidRequestRequests { service: self }
    }
}
