//! The handle for requests about clocks.

use crate::game_service::GameService;

/// Requests about clocks.
#[derive(Clone, Copy, Debug)]
pub struct ClockRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about clocks.
    #[must_use]
    pub const fn clocks(&self) -> ClockRequests<'_> {
        ClockRequests { service: self }
    }
}
