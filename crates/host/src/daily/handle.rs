//! The handle for requests about the daily puzzle.

use crate::game_service::GameService;

/// Requests about the daily puzzle.
#[derive(Clone, Copy, Debug)]
pub struct DailyRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about the daily puzzle.
    #[must_use]
    pub const fn daily(&self) -> DailyRequests<'_> {
        DailyRequests { service: self }
    }
}
