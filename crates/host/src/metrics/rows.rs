//! Metrics of the database, for monitoring.

use prometheus_client::registry::{Registry, Unit};

use crate::db;
use crate::db::error::StoreError;
use crate::db::meter::Meter;
use crate::metrics::row_handle::MetricRows;

/// Running matches and open challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivityCounts {
    /// Matches that are not over.
    pub running_matches: i64,
    /// Challenges that wait for an answer.
    pub open_challenges: i64,
}

impl MetricRows<'_> {
    /// Adds the database's metrics to those that are published.
    pub fn register(self, registry: &mut Registry) {
        let Meter { queue, commits } = self.store.writer.meter();
        registry.register("writer_queue", "Writes that wait to be committed", queue.clone());
        let help = "Time of a transaction until it is on the disk";
        registry.register_with_unit("commit", help, Unit::Seconds, commits.clone());
    }

    /// Counts the current activity.
    pub async fn activity_counts(self) -> Result<ActivityCounts, StoreError> {
        let query = db::query_as(
            "SELECT (SELECT COUNT(*) FROM matches WHERE ended_at IS NULL), \
             (SELECT COUNT(*) FROM challenges WHERE state = 'open')",
        );
        let (running_matches, open_challenges) = query.fetch_one(&self.store.readers).await?;
        Ok(ActivityCounts { running_matches, open_challenges })
    }
}
