//! How the host and the database are doing, for those who watch over them.

pub(crate) mod gauges;
pub(crate) mod handle;
pub(crate) mod meter;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use rows::Census;
