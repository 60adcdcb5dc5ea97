//! The handle for requests about games from a position.

use crate::game_service::GameService;

/// Requests about games from a position.
#[derive(Clone, Copy, Debug)]
pub struct StudyRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about games from a position.
    #[must_use]
    pub const fn studies(&self) -> StudyRequests<'_> {
        StudyRequests { service: self }
    }
}
