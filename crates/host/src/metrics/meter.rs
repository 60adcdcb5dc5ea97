//! Measurements of the service, for monitoring.

use prometheus_client::metrics::counter::Counter;

/// Measurements of the service.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meter {
    /// Committed actions.
    pub(crate) actions: Counter,
}

impl Meter {
    /// Counts committed actions.
    pub(crate) fn count_actions(&self, actions: usize) {
        self.actions.inc_by(actions as u64);
    }
}
