//! Spectators who are notified of matches.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{WatchLevel, Watcher};
pub use rows::WatcherRow;
