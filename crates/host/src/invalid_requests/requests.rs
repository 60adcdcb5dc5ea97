//! Requests that Discord has refused: it bans a bot with too many, whichever process has made them.

use crate::error::ServiceError;
use crate::invalid_requests::handle::InvalidRequestRequests;

impl InvalidRequestRequests<'_> {
    /// Adds to the refused requests; returns the number in ten minutes, of all processes.
    ///
    /// # Errors
    /// A failure of the database; nothing has then been added.
    pub async fn count_invalid_requests(self, more: i64) -> Result<i64, ServiceError> {
        Ok(self
            .service
            .store
            .invalid_requests()
            .count_invalid_requests(self.service.clock.timestamp(), more)
            .await?)
    }
}
