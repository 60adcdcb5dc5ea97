//! The handle for requests about worldwide ratings.

use crate::game_service::GameService;

/// Requests about worldwide ratings.
#[derive(Clone, Copy, Debug)]
pub struct WorldRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about worldwide ratings.
    #[must_use]
    pub const fn world(&self) -> WorldRequests<'_> {
        WorldRequests { service: self }
    }
}
