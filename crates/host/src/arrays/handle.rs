//! The handle for requests about saved arrays.

use crate::game_service::GameService;

/// Requests about saved arrays.
#[derive(Clone, Copy, Debug)]
pub struct ArrayRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about saved arrays.
    #[must_use]
    pub const fn arrays(&self) -> ArrayRequests<'_> {
        ArrayRequests { service: self }
    }
}
