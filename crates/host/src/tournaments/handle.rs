//! The handle for requests about tournaments.

use crate::game_service::GameService;

/// Requests about tournaments.
#[derive(Clone, Copy, Debug)]
pub struct TournamentRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about tournaments.
    #[must_use]
    pub const fn tournaments(&self) -> TournamentRequests<'_> {
        TournamentRequests { service: self }
    }
}
