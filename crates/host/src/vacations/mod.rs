//! Vacations: days on which a player's correspondence clocks stand still.

pub(crate) mod allowance;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use allowance::VACATION_DAYS;
pub use requests::Vacation;
pub use rows::{Remind, VacationRow};
