//! Attempts at work that goes on after a restart: counted before they begin, so that what kills processes is parked.

pub(crate) mod attempt;
pub(crate) mod handle;
pub(crate) mod item;
pub(crate) mod process_id;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use attempt::{Attempt, AttemptResult, ParkedItem, ParkedNews};
pub use item::{WorkItem, WorkQueue};
