//! The handle for requests about lessons.

use crate::game_service::GameService;

/// Requests about lessons.
#[derive(Clone, Copy, Debug)]
pub struct LessonRequests<'a> {
    pub(crate) service: &'a GameService,
}

impl GameService {
    /// Returns the requests about lessons.
    #[must_use]
    pub const fn lessons(&self) -> LessonRequests<'_> {
        LessonRequests { service: self }
    }
}
