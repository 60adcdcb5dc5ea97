//! Where requests about what people prefer are made.

use crate::game_service::GameService;

/// Requests about what people prefer.
#[derive(Clone, Copy, Debug)]
pub struct PreferenceRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about what people prefer.
    #[must_use]
    pub const fn preferences(&self) -> PreferenceRequests<'_> {
        PreferenceRequests { service: self }
    }
}
