//! Length of the vacation that a player has in a year.

/// The allowance of a year in UTC, in days.
pub const VACATION_DAYS: i64 = 28;
/// The same in milliseconds.
pub(crate) const ALLOWANCE: i64 = VACATION_DAYS * 24 * 60 * 60 * 1000;
