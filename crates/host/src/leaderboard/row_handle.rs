//! The handle for rows about leaderboards.

use crate::db::store::Store;

/// Rows about leaderboards.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about leaderboards.
    #[must_use]
    pub const fn leaderboard(&self) -> LeaderboardRows<'_> {
        LeaderboardRows { store: self }
    }
}
