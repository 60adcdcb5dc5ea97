//! The handle for requests about metrics.

use crate::game_service::GameService;

/// Requests about metrics.
#[derive(Clone, Copy, Debug)]
pub struct MetricRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about metrics.
    #[must_use]
    pub const fn metrics(&self) -> MetricRequests<'_> {
        MetricRequests { service: self }
    }
}
