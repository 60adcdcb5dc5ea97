//! Where requests about the commands that Discord knows are made.

use crate::game_service::GameService;

/// Requests about the commands that Discord knows.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about the commands that Discord knows.
    #[must_use]
    pub const fn registrations(&self) -> RegistrationRequests<'_> {
        RegistrationRequests { service: self }
    }
}
