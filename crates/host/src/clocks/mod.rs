//! Clocks: time controls, time-outs, reminders, outages.

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
