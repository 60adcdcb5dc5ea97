//! The handle for requests about simultaneous exhibitions.

use crate::game_service::GameService;

/// Requests about simultaneous exhibitions.
#[derive(Clone, Copy, Debug)]
pub struct SimulRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about simultaneous exhibitions.
    #[must_use]
    pub const fn simuls(&self) -> SimulRequests<'_> {
        SimulRequests { service: self }
    }
}
