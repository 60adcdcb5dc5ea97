//! Spectators who are notified how a match goes on.

pub(crate) mod requests;
pub(crate) mod rows;

pub use requests::{WatchLevel, Watcher};
pub use rows::WatcherRow;
