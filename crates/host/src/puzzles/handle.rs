//! The handle for requests about puzzles.

use crate::game_service::GameService;

/// Requests about puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about puzzles.
    #[must_use]
    pub const fn puzzles(&self) -> PuzzleRequests<'_> {
        PuzzleRequests { service: self }
    }
}
