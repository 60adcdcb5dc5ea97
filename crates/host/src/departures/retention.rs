//! Erasure of servers that have long been without the bot.

use crate::clocks::presence::Shard;
use crate::departures::handle::DepartureRequests;
use crate::error::ServiceError;

/// Time that a server's data is kept without the bot on it: ninety days, in milliseconds.
pub(crate) const KEPT: i64 = 90 * 24 * 60 * 60 * 1000;

impl DepartureRequests<'_> {
    /// Erases the servers of these connections that have been without the bot for ninety days. Games that still wait end
    /// unrated.
    pub async fn erase_departed(self, known: &[Shard]) -> Result<(), ServiceError> {
        let departed = self
            .service
            .store
            .departures()
            .departed_before(self.service.clock.timestamp().saturating_sub(KEPT))
            .await?;
        for server in departed.into_iter().filter(|server| known.iter().any(|shard| shard.has(*server))) {
            for match_id in self.service.store.departures().paused_matches_of_server(server).await? {
                match self.conclude_absent(match_id, None).await {
                    Err(error @ ServiceError::Store(_)) if !error.is_damage() => return Err(error),
                    Err(error) => tracing::error!("game {match_id} could not be ended: {error}"),
                    Ok(_) => {}
                }
            }
            self.service.store.departures().erase_server(server).await?;
            tracing::info!("server {server} has been without the bot for ninety days and is erased");
        }
        Ok(())
    }
}
