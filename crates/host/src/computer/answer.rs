//! The computer's answer to a player's move, for people who wait for it.

use std::time::{Duration, Instant};

use tokio::sync::broadcast::error::RecvError;

use crate::computer::handle::ComputerRequests;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId};
use crate::matches::hosted_match::HostedMatch;

/// Interval between looks at a match without a wakeup: another process may have played the computer's turn.
const LOOK: Duration = Duration::from_secs(2);

impl ComputerRequests<'_> {
    /// Returns a match once the player is to act in it again or it is over; `None` if that takes longer than
    /// `patience`.
    ///
    /// # Errors
    /// No such match, a player who is not in it, a failure of the database.
    pub async fn computer_answer(
        self,
        match_id: MatchId,
        player: PlayerId,
        patience: Duration,
    ) -> Result<Option<HostedMatch>, ServiceError> {
        let mut moved = self.service.computer_moved.subscribe();
        let end = Instant::now() + patience;
        loop {
            let hosted = self.service.matches().hosted_match(match_id).await?;
            let seat = hosted.require_seat(player)?;
            if hosted.game.outcome().is_some() || hosted.game.to_act().contains(&seat) {
                return Ok(Some(hosted));
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            let told = async {
                loop {
                    match moved.recv().await {
                        Ok(id) if id != match_id => {}
                        Ok(_) | Err(RecvError::Lagged(_)) => return,
                        Err(RecvError::Closed) => std::future::pending().await,
                    }
                }
            };
            // The match itself shows the answer, even if no wakeup came.
            let _ = tokio::time::timeout(left.min(LOOK), told).await;
        }
    }
}
