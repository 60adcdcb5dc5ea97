//! How the hall is doing, for those who watch over it.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;

use super::{Hall, HallError};
pub use crate::store::Census;

/// What the hall is measured by.
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

impl Hall {
    /// Adds the metrics of the hall and its database to those that are published.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("actions", "Actions of games committed", self.meter.actions.clone());
        self.store.register(registry);
    }

    /// Counts what is going on; an answer means that the database can be read.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn census(&self) -> Result<Census, HallError> {
        Ok(self.store.census().await?)
    }
}
