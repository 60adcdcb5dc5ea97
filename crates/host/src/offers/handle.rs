//! The handle for requests about offers.

use crate::game_service::GameService;

/// Requests about offers.
#[derive(Clone, Copy, Debug)]
pub struct OfferRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about offers.
    #[must_use]
    pub const fn offers(&self) -> OfferRequests<'_> {
        OfferRequests { service: self }
    }
}
