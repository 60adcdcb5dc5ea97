//! The handle for requests about decks.

use crate::game_service::GameService;

/// Requests about decks.
#[derive(Clone, Copy, Debug)]
pub struct DeckRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about decks.
    #[must_use]
    pub const fn decks(&self) -> DeckRequests<'_> {
        DeckRequests { service: self }
    }
}
