//! Actions of a server's managers on its games.

use crate::error::ServiceError;
use crate::ids::{MatchId, RequestId};
use crate::matches::hosted_match::HostedMatch;
use crate::servers::handle::ServerRequests;

/// Number of attempts when a player changes the match first.
const ATTEMPTS: u32 = 4;

impl ServerRequests<'_> {
    /// Ends a running match without a result, unless its result would count worldwide: otherwise managers and their
    /// friends could not lose.
    ///
    /// # Errors
    /// A match that is over or counts worldwide, a failure of the database.
    pub async fn call_off(self, match_id: MatchId, request: RequestId) -> Result<HostedMatch, ServiceError> {
        for _ in 0..ATTEMPTS {
            let found = self.service.matches().hosted_match(match_id).await?;
            if found.game.outcome().is_none() && self.service.world().would_count_worldwide(&found) {
                return Err(ServiceError::Worldwide);
            }
            match self.service.offers().call_off(&found, None, request).await {
                Err(ServiceError::Stale) => {}
                result => {
                    result?;
                    return self.service.matches().hosted_match(match_id).await;
                }
            }
        }
        Err(ServiceError::Stale)
    }
}
