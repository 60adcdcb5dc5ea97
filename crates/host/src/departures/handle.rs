//! Where requests about players and servers that have left are made.

use crate::game_service::GameService;

/// Requests about players and servers that have left.
#[derive(Clone, Copy, Debug)]
pub struct DepartureRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about players and servers that have left.
    #[must_use]
    pub const fn departures(&self) -> DepartureRequests<'_> {
        DepartureRequests { service: self }
    }
}
