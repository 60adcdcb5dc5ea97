//! Where requests about what is stored of a person are made.

use crate::game_service::GameService;

/// Requests about what is stored of a person.
#[derive(Clone, Copy, Debug)]
pub struct PrivacyRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about what is stored of a person.
    #[must_use]
    pub const fn privacy(&self) -> PrivacyRequests<'_> {
        PrivacyRequests { service: self }
    }
}
