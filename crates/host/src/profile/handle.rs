//! The handle for requests about profiles.

use crate::game_service::GameService;

/// Requests about profiles.
#[derive(Clone, Copy, Debug)]
pub struct ProfileRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about profiles.
    #[must_use]
    pub const fn profile(&self) -> ProfileRequests<'_> {
        ProfileRequests { service: self }
    }
}
