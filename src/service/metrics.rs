//! How the service is doing, for those who watch over it.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;

use crate::service::{GameService, ServiceError};
pub use crate::store::Census;

/// What the service is measured by.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter {
    /// Actions committed.
    actions: Counter,
}

impl Meter {
    /// So many actions have been committed.
    pub(super) fn count_actions(&self, actions: usize) {
        self.actions.inc_by(actions as u64);
    }
}

impl GameService {
    /// Adds the metrics of the service and its database to those that are published.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("actions", "Actions of games committed", self.meter.actions.clone());
        let help = "Games replayed from their actions, not being among those that were looked up lately";
        registry.register("replays", help, self.matches.replays.clone());
        self.workers.register(registry);
        self.store.register(registry);
    }

    /// Counts what is going on; an answer means that the database can be read.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn census(&self) -> Result<Census, ServiceError> {
        Ok(self.store.census().await?)
    }
}
