//! The handle for requests about servers that remove the bot.

use crate::game_service::GameService;

/// Requests about servers that remove the bot.
#[derive(Clone, Copy, Debug)]
pub struct DepartureRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about servers that remove the bot.
    #[must_use]
    pub const fn departures(&self) -> DepartureRequests<'_> {
        DepartureRequests { service: self }
    }
}
