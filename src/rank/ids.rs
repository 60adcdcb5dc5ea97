//! Which leaderboard a button turns the pages of.

use trickmate_host::{Period, Scope};

/// Which leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeaderboardSpot {
    /// The game's name.
    pub(crate) game: &'static str,
    pub(crate) scope: Scope,
    pub(crate) period: Period,
}

/// The words for the times that a leaderboard is about.
pub(crate) const PERIODS: [(Period, &str); 3] =
    [(Period::All, "all"), (Period::Month, "month"), (Period::Active, "active")];
