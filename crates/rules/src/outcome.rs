//! The end of a match.

use super::seat::Seat;
use crate::end_reason::EndReason;

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` for a draw or a match that does not count, see [`Outcome::is_aborted`].
    pub winner: Option<Seat>,
    /// The reason for the end.
    pub reason: EndReason,
}

impl Outcome {
    /// Returns a win for `seat`.
    #[must_use]
    pub const fn win(seat: Seat, reason: EndReason) -> Self {
        Self { winner: Some(seat), reason }
    }

    /// Returns a draw.
    #[must_use]
    pub const fn draw(reason: EndReason) -> Self {
        Self { winner: None, reason }
    }

    /// Returns the outcome of a match that was called off: nobody has won, and it is not a draw.
    #[must_use]
    pub const fn aborted() -> Self {
        Self::draw(EndReason::Aborted)
    }

    /// Checks whether the match was called off, so that it has no result.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.winner.is_none() && matches!(self.reason, EndReason::Aborted)
    }

    /// Returns the result mark of a record: `1-0`, `0-1`, `1/2-1/2`, or `*` for a match without a result.
    ///
    /// ```
    /// use trickmate_rules::{EndReason, Outcome, Seat};
    /// assert_eq!(Outcome::win(Seat::Second, EndReason::Checkmate).result_mark(), "0-1");
    /// assert_eq!(Outcome::aborted().result_mark(), "*");
    /// ```
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
