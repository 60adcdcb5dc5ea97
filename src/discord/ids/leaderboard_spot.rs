//! Which leaderboard a button turns the pages of.

use crate::service::{Scope, Span};

/// Which leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeaderboardSpot {
    /// The game's name.
    pub(crate) game: &'static str,
    pub(crate) scope: Scope,
    pub(crate) span: Span,
}

/// The words for the times that a leaderboard is about.
pub(super) const SPANS: [(Span, &str); 3] =
    [(Span::All, "all"), (Span::Month, "month"), (Span::Active, "active")];
