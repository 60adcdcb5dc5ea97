//! What is going on, counted for those who watch over it.

use prometheus_client::registry::Registry;

use crate::service::{GameService, ServiceError};
pub use crate::store::Census;

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
