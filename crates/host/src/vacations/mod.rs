//! Vacations: days on which a player's correspondence clocks stand still.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{VACATION_DAYS, Vacation};
pub use rows::{Remind, VacationRow};
