//! The handle for requests about ratings.

use crate::game_service::GameService;

/// Requests about ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatingRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about ratings.
    #[must_use]
    pub const fn ratings(&self) -> RatingRequests<'_> {
        RatingRequests { service: self }
    }
}
