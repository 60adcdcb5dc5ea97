//! The handle for requests about preferences.

use crate::game_service::GameService;

/// Requests about preferences.
#[derive(Clone, Copy, Debug)]
pub struct PreferenceRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about preferences.
    #[must_use]
    pub const fn preferences(&self) -> PreferenceRequests<'_> {
        PreferenceRequests { service: self }
    }
}
