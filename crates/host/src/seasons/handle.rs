//! The handle for requests about seasons.

use crate::game_service::GameService;

/// Requests about seasons.
#[derive(Clone, Copy, Debug)]
pub struct SeasonRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about seasons.
    #[must_use]
    pub const fn seasons(&self) -> SeasonRequests<'_> {
        SeasonRequests { service: self }
    }
}
