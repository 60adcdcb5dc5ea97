//! The handle for requests about personal data.

use crate::game_service::GameService;

/// Requests about personal data.
#[derive(Clone, Copy, Debug)]
pub struct PrivacyRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about personal data.
    #[must_use]
    pub const fn privacy(&self) -> PrivacyRequests<'_> {
        PrivacyRequests { service: self }
    }
}
