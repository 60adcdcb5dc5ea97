//! Outages: while a connection to Discord is away, nobody on its servers can move, and nobody runs out of time.

use crate::clocks::handle::ClockRequests;
use crate::clocks::presence::Shard;
use crate::error::ServiceError;
use crate::ids::Timestamp;

/// Least time of a turn whose deadline passed during an outage: an hour, in milliseconds.
const GRACE: i64 = 60 * 60 * 1000;

impl ClockRequests<'_> {
    /// Notes that these connections were up at a moment: their absence is counted from then on.
    pub async fn note_presence(self, shards: Vec<Shard>, at: Timestamp) -> Result<(), ServiceError> {
        if shards.is_empty() {
            return Ok(());
        }
        Ok(self.service.store.clocks().note_presence(shards, at).await?)
    }

    /// Compensates the outage of a connection that is back. Clocks of live matches on its servers stood still. A player
    /// who missed a correspondence deadline gets an hour, or the time for a turn if that is less. The outage began at
    /// `since`, or when the connection was last noted.
    pub async fn compensate_outage(self, shard: Shard, since: Option<Timestamp>) -> Result<(), ServiceError> {
        let _moving = self.service.agenda.begin_move().await;
        let moved = self
            .service
            .store
            .clocks()
            .compensate_outage(shard, since, self.service.clock.timestamp(), GRACE)
            .await?;
        self.clocks_moved(moved);
        Ok(())
    }
}
