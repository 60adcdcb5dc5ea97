//! The handle for requests about vacations.

use crate::game_service::GameService;

/// Requests about vacations.
#[derive(Clone, Copy, Debug)]
pub struct VacationRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about vacations.
    #[must_use]
    pub const fn vacations(&self) -> VacationRequests<'_> {
        VacationRequests { service: self }
    }
}
