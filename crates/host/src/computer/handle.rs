//! The handle for requests about games against the computer.

use crate::game_service::GameService;

/// Requests about games against the computer.
#[derive(Clone, Copy, Debug)]
pub struct ComputerRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about games against the computer.
    #[must_use]
    pub const fn computer(&self) -> ComputerRequests<'_> {
        ComputerRequests { service: self }
    }
}
