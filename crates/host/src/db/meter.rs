//! Measurements of the connection that writes.

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// Measurements of the connection that writes.
#[derive(Clone, Debug)]
pub(crate) struct Meter {
    /// Jobs that wait to be committed.
    pub(crate) queue: Gauge,
    /// Seconds from the beginning of a transaction until the disk has it.
    pub(crate) commits: Histogram,
}

impl Default for Meter {
    fn default() -> Self {
        // From half a millisecond to eight seconds.
        Self { queue: Gauge::default(), commits: Histogram::new(exponential_buckets(0.0005, 2.0, 15)) }
    }
}
