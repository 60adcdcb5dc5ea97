//! The handle for requests about imported records.

use crate::game_service::GameService;

/// Requests about imported records.
#[derive(Clone, Copy, Debug)]
pub struct ImportRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about imported records.
    #[must_use]
    pub const fn imports(&self) -> ImportRequests<'_> {
        ImportRequests { service: self }
    }
}
