//! The handle for requests about challenges.

use crate::game_service::GameService;

/// Requests about challenges.
#[derive(Clone, Copy, Debug)]
pub struct InvitationRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about challenges.
    #[must_use]
    pub const fn invitations(&self) -> InvitationRequests<'_> {
        InvitationRequests { service: self }
    }
}
