//! Leaderboards.

pub(crate) mod requests;
pub(crate) mod rows;

pub use requests::{Leaderboard, LeaderboardPage, Own, Period, Ranked, Unranked};
pub use rows::{LeaderboardRow, Ranking};
