//! Achievements of players: ratings, results, streaks, head to head.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{ComputerRecord, GameRating, PastMatch, Profile, WinLossDraw, by_game};
pub use rows::{RatedGameRow, ResultRow};
