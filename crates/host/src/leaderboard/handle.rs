//! The handle for requests about leaderboards.

use crate::game_service::GameService;

/// Requests about leaderboards.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about leaderboards.
    #[must_use]
    pub const fn leaderboard(&self) -> LeaderboardRequests<'_> {
        LeaderboardRequests { service: self }
    }
}
