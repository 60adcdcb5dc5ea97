//! How a match ended.

use super::seat::Seat;

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` is a draw.
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

    /// The result mark of a record: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result_mark(&self) -> &'static str {
        match self.winner {
            Some(Seat::First) => "1-0",
            Some(Seat::Second) => "0-1",
            None => "1/2-1/2",
        }
    }
}
