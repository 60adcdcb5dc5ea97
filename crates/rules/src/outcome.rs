//! How a match ended.

use super::seat::Seat;

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` is a draw, or a match that does not count: see [`Outcome::is_aborted`].
    pub winner: Option<Seat>,
    /// Why, in the words of the game's rules, e.g. "last king captured".
    pub reason: &'static str,
}

impl Outcome {
    /// A win for `seat`.
    #[must_use]
    pub const fn win(seat: Seat, reason: &'static str) -> Self {
        Self { winner: Some(seat), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Self {
        Self { winner: None, reason }
    }

    /// A match that was called off: nobody has won, and it is no draw.
    #[must_use]
    pub const fn aborted() -> Self {
        Self::draw(Self::ABORTED)
    }

    /// The reason of a match that was called off.
    pub const ABORTED: &str = "aborted";

    /// Whether the match was called off, so that it has no result.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.winner.is_none() && self.reason == Self::ABORTED
    }

    /// The result mark of a record: `1-0`, `0-1`, `1/2-1/2`, or `*` for a match without a result.
    #[must_use]
    pub fn result_mark(&self) -> &'static str {
        match self.winner {
            Some(Seat::First) => "1-0",
            Some(Seat::Second) => "0-1",
            None if self.is_aborted() => "*",
            None => "1/2-1/2",
        }
    }
}
