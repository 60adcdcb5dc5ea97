//! Clocks: time controls, time-outs, reminders, outages.
//!
//! `host::Clock` is the system's time plus an offset that somebody else may hold and move: the sandbox, or a test.
//! `clocks/match_clock.rs` says what an action does to the clocks of a match, the store keeps them, `clocks/due.rs` does
//! what is due, `app/deadlines.rs` sleeps until then. `context/outages.rs` knows which connections to the gateway stand;
//! what an outage has cost is given back by `clocks/outage.rs` before anything else is done on those servers. While the bot
//! runs, `Clock` shows the time that the process has lived through (`lived_time.rs`); what it did not live through is made
//! good by `clocks/step.rs`, under a lock of `clocks/schedule.rs` that everybody holds who decides something by the clock
//! and commits it. `docs/time.md` has the rules, and those of offers.

pub(crate) mod clock_row;
pub(crate) mod due;
pub(crate) mod handle;
pub(crate) mod match_clock;
pub(crate) mod outage;
pub(crate) mod presence;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod schedule;
pub(crate) mod step;
pub(crate) mod step_rows;
pub(crate) mod time_control;

pub use clock_row::ClockRow;
pub use due::Reminder;
pub use match_clock::{Clocks, SeatClock};
pub use presence::Shard;
pub use rows::ReminderRow;
pub use time_control::{ParseTimeControlError, TimeControl};
