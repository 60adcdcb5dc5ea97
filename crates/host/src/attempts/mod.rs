//! Attempts at work that survives a restart: counted before they begin, so that an item that kills processes is parked.
//!
//! The database is the queue of all work that survives a restart, so an item that kills a process would kill the next
//! one too. `host/attempts` therefore stores an attempt before it begins and forgets it when it succeeds. A process
//! needs the lease of an item to begin it. If it finds an attempt without an end, another process died during that
//! attempt. Items over which processes have died are tried last and one at a time, and after two deaths not at all
//! (`MAX_DEATHS`). `Event::Parked` tells the players, from rows alone, since the match itself may be the cause. A panic
//! leaves an attempt without an end, so it counts too, as does an error that would recur. At a new version of its
//! match, an item gets one more attempt.

pub(crate) mod attempt;
pub(crate) mod handle;
pub(crate) mod item;
pub(crate) mod process_id;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use attempt::{Attempt, AttemptResult, ParkedItem, ParkedNews};
pub use item::{WorkItem, WorkQueue};
