//! The handle for requests about positions of rated games.

use crate::game_service::GameService;

/// Requests about positions of rated games.
#[derive(Clone, Copy, Debug)]
pub struct FairPlayRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about positions of rated games.
    #[must_use]
    pub const fn fair_play(&self) -> FairPlayRequests<'_> {
        FairPlayRequests { service: self }
    }
}
