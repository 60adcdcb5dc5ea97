//! Where requests about what is counted are made.

use crate::game_service::GameService;

/// Requests about what is counted.
#[derive(Clone, Copy, Debug)]
pub struct MetricRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about what is counted.
    #[must_use]
    pub const fn metrics(&self) -> MetricRequests<'_> {
        MetricRequests { service: self }
    }
}
