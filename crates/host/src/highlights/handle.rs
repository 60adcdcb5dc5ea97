//! The handle for requests about highlights.

use crate::game_service::GameService;

/// Requests about highlights.
#[derive(Clone, Copy, Debug)]
pub struct HighlightRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about highlights.
    #[must_use]
    pub const fn highlights(&self) -> HighlightRequests<'_> {
        HighlightRequests { service: self }
    }
}
