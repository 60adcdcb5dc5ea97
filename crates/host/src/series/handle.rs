//! The handle for requests about series.

use crate::game_service::GameService;

/// Requests about series.
#[derive(Clone, Copy, Debug)]
pub struct SeriesRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about series.
    #[must_use]
    pub const fn series(&self) -> SeriesRequests<'_> {
        SeriesRequests { service: self }
    }
}
