//! The handle for requests about matches.

use crate::game_service::GameService;

/// Requests about matches.
#[derive(Clone, Copy, Debug)]
pub struct MatchRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about matches.
    #[must_use]
    pub const fn matches(&self) -> MatchRequests<'_> {
        MatchRequests { service: self }
    }
}
