//! Gauges of current activity, for monitoring.

use prometheus_client::registry::Registry;

use crate::error::ServiceError;
use crate::metrics::handle::MetricRequests;
use crate::metrics::rows::ActivityCounts;

/// Time after its last note during which a connection counts as up, in milliseconds.
const PRESENT: i64 = 20_000;

impl MetricRequests<'_> {
    /// Adds the metrics of the service and its database to those that are published.
    pub fn register(self, registry: &mut Registry) {
        registry.register("actions", "Actions of games committed", self.service.meter.actions.clone());
        let help = "Games replayed from their actions, not being among those that were looked up lately";
        registry.register("replays", help, self.service.matches.replays.clone());
        self.service.workers.register(registry);
        self.service.store.metrics().register(registry);
    }

    /// Counts the connections to Discord that are up, of all processes if there are several: each notes its connections
    /// every few seconds.
    pub async fn connections(self, count: u32) -> Result<Option<i64>, ServiceError> {
        if !self.service.is_shared() {
            return Ok(None);
        }
        let since = self.service.clock.timestamp().saturating_sub(PRESENT);
        Ok(Some(self.service.store.clocks().count_present(count, since).await?))
    }

    /// Counts the current activity; success means that the database can be read.
    pub async fn activity_counts(self) -> Result<ActivityCounts, ServiceError> {
        Ok(self.service.store.metrics().activity_counts().await?)
    }

    /// Writes one small row, at most once a second; success means that the database can be written to.
    pub async fn probe_writing(self) -> Result<(), ServiceError> {
        Ok(self.service.store.probe_writing(self.service.clock.timestamp()).await?)
    }
}
