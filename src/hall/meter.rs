//! How the hall is doing, for those who watch over it.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;

use super::{Hall, HallError};
pub use crate::store::Census;

/// What the hall is measured by.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter {
    /// Actions committed, by game.
    actions: Family<[(&'static str, &'static str); 1], Counter>,
}

impl Meter {
    /// An action of this game has been committed.
    pub(super) fn count_action(&self, game: &'static str) {
        self.actions.get_or_create(&[("game", game)]).inc();
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
