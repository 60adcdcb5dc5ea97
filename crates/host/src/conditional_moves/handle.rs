//! The handle for requests about planned moves.

use crate::game_service::GameService;

/// Requests about planned moves.
#[derive(Clone, Copy, Debug)]
pub struct ConditionalMoveRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about planned moves.
    #[must_use]
    pub const fn conditional_moves(&self) -> ConditionalMoveRequests<'_> {
        ConditionalMoveRequests { service: self }
    }
}
