//! How the service is doing, for those who watch over it.

use prometheus_client::metrics::counter::Counter;

/// What the service is measured by.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter {
    /// Actions committed.
    pub(super) actions: Counter,
}

impl Meter {
    /// So many actions have been committed.
    pub(super) fn count_actions(&self, actions: usize) {
        self.actions.inc_by(actions as u64);
    }
}
