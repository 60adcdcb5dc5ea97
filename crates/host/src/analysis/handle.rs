//! The handle for requests about analyses.

use crate::game_service::GameService;

/// Requests about analyses.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about analyses.
    #[must_use]
    pub const fn analysis(&self) -> AnalysisRequests<'_> {
        AnalysisRequests { service: self }
    }
}
