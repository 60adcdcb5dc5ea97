//! What is going on, counted for those who watch over it.

use prometheus_client::registry::Registry;

use crate::error::ServiceError;
use crate::game_service::GameService;
use crate::metrics::rows::Census;

/// Time after its last note during which a connection counts as standing, in milliseconds.
const PRESENT: i64 = 20_000;

impl GameService {
    /// Adds the metrics of the service and its database to those that are published.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("actions", "Actions of games committed", self.meter.actions.clone());
        let help = "Games replayed from their actions, not being among those that were looked up lately";
        registry.register("replays", help, self.matches.replays.clone());
        self.workers.register(registry);
        self.store.register(registry);
    }

    /// Counts the connections to Discord that stand, of all processes, where there may be others: each notes its
    /// connections every few seconds.
    pub async fn connections(&self, count: u32) -> Result<Option<i64>, ServiceError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let since = self.clock.now().saturating_sub(PRESENT);
        Ok(Some(self.store.count_present(count, since).await?))
    }

    /// Counts what is going on; an answer means that the database can be read.
    pub async fn census(&self) -> Result<Census, ServiceError> {
        Ok(self.store.census().await?)
    }

    /// Writes one small row, at most once a second; an answer means that the database can be written to.
    pub async fn probe_writing(&self) -> Result<(), ServiceError> {
        Ok(self.store.probe_writing(self.clock.now()).await?)
    }
}
