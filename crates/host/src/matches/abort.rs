//! Finding out who called a match off, or why it ended without a result.

use crate::error::ServiceError;
use crate::ids::MatchId;
use crate::matches::aborted_by::AbortedBy;
use crate::matches::chance::{is_absence, is_synthetic};
use crate::matches::handle::MatchRequests;

impl MatchRequests<'_> {
    /// Returns who called off a match that was aborted; `None` if its last action is missing.
    pub(crate) async fn aborted_by(self, match_id: MatchId) -> Result<Option<AbortedBy>, ServiceError> {
        let Some(last) = self.service.store.matches().last_action(match_id).await? else { return Ok(None) };
        if let Some(seat) = last.seat {
            return Ok(Some(AbortedBy::Player(seat)));
        }
        if self.service.store.offers().has_agreed_to_abort(match_id).await? {
            return Ok(Some(AbortedBy::Both));
        }
        Ok(Some(match last.request {
            request if is_absence(request) => AbortedBy::Absence,
            request if is_synthetic(request) => AbortedBy::Time,
            _ => AbortedBy::Manager,
        }))
    }
}
