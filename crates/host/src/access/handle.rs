//! Where requests about who may do what are made.

use crate::game_service::GameService;

/// Requests about who may do what.
#[derive(Clone, Copy, Debug)]
pub struct AccessRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about who may do what.
    #[must_use]
    pub const fn access(&self) -> AccessRequests<'_> {
        AccessRequests { service: self }
    }
}
