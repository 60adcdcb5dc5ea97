//! Clocks: time controls, time-outs, reminders, outages.
//!
//! `host::Clock` is the system's time plus an offset that somebody else may hold and move: the sandbox, or a test.
//! `clocks/match_clock.rs` says what an action does to the clocks of a match, the store keeps them, `clocks/due.rs`
//! does the due work, `app/deadlines.rs` sleeps until then. `context/outages.rs` knows which connections to the gateway
//! are up; `clocks/outage.rs` gives the time of an outage back before anything else is done on those servers. While the
//! bot runs, `Clock` shows the time that the process has lived through (`lived_time.rs`). `clocks/step.rs` compensates
//! stalls and steps, under a lock of `clocks/schedule.rs` that every decision by the clock holds until it is committed.
//! `docs/time.md` has the rules, and those of offers.

pub(crate) mod clock_row;
pub(crate) mod due;
pub(crate) mod handle;
pub(crate) mod match_clock;
pub(crate) mod moments;
pub(crate) mod outage;
pub(crate) mod presence;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod schedule;
pub(crate) mod step;
pub(crate) mod step_rows;
pub(crate) mod time_control;

pub use clock_row::ClockRow;
pub use due::{Reminder, SHARED_LOOK};
pub use match_clock::{Clocks, SeatClock};
pub use moments::Moments;
pub use presence::Shard;
pub use rows::ReminderRow;
pub use time_control::{ParseTimeControlError, TimeControl};
