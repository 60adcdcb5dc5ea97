//! Leaderboards.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::{Leaderboard, LeaderboardPage, Own, Period, Ranked, Unranked};
pub use rows::{LeaderboardRow, LineRange, Ranking};
