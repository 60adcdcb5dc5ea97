//! The handle for requests about registered commands.

use crate::game_service::GameService;

/// Requests about registered commands.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about registered commands.
    #[must_use]
    pub const fn registrations(&self) -> RegistrationRequests<'_> {
        RegistrationRequests { service: self }
    }
}
