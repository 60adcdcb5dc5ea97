//! Metrics of the host and the database, for monitoring.

pub(crate) mod gauges;
pub(crate) mod handle;
pub(crate) mod meter;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use rows::ActivityCounts;
