//! The terms of a series.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The greatest number in a series' goal: games of a best-of, or points of a first-to.
pub const MOST_SERIES_GAMES: u8 = 15;
/// The most cards of a sideboard.
pub const MAX_SIDEBOARD: usize = 12;
/// The least number in a series' goal.
const FEWEST: u8 = 2;
/// Follows the goal if each deal is played twice.
const SAME_DEALS: &str = "same deals";

/// The goal at which a series is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesGoal {
    /// The leader can no longer be caught, or this number of games was played.
    BestOf(u8),
    /// A player has this number of points.
    FirstTo(u8),
}

/// The terms of a series. As text: `best of 3` or `first to 2`, followed by `same deals` if each deal is played twice.
///
/// ```
/// use trickmate_host::{SeriesGoal, SeriesTerms};
/// let terms: SeriesTerms = "Best of 4, same deals".parse()?;
/// assert_eq!((terms.goal, terms.same_deals), (SeriesGoal::BestOf(4), true));
/// assert_eq!(terms.to_string(), "best of 4 same deals");
/// # Ok::<(), trickmate_host::ParseSeriesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesTerms {
    /// The goal at which it is over.
    pub goal: SeriesGoal,
    /// `true` if each deal is played twice, with the sides swapped.
    pub same_deals: bool,
}

/// A text that does not describe a series, or describes one that is too long.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a series")]
pub struct ParseSeriesError;

impl SeriesTerms {
    /// Suggestions.
    pub const USUAL: [Self; 5] = [
        Self { goal: SeriesGoal::BestOf(3), same_deals: false },
        Self { goal: SeriesGoal::BestOf(5), same_deals: false },
        Self { goal: SeriesGoal::FirstTo(2), same_deals: false },
        Self { goal: SeriesGoal::FirstTo(5), same_deals: false },
        Self { goal: SeriesGoal::BestOf(4), same_deals: true },
    ];

    /// Returns how a series ends at this score in half points, after this number of games: with the winner, 0 or 1, or
    /// with `None` for a tie. Returns `None` if the series continues.
    pub(crate) fn end(self, [first, second]: [u32; 2], games: usize) -> Option<Option<usize>> {
        let better = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        let is_over = match self.goal {
            SeriesGoal::BestOf(most) => first.max(second) > u32::from(most) || games >= usize::from(most),
            SeriesGoal::FirstTo(points) => first.max(second) >= 2 * u32::from(points),
        };
        is_over.then_some(better)
    }

    /// Returns the short form: `b3` or `f2`, followed by `s` if each deal is played twice.
    #[must_use]
    pub fn short(self) -> String {
        let goal = match self.goal {
            SeriesGoal::BestOf(games) => format!("b{games}"),
            SeriesGoal::FirstTo(points) => format!("f{points}"),
        };
        if self.same_deals { goal + "s" } else { goal }
    }

    /// Reads what [`SeriesTerms::short`] writes.
    #[must_use]
    pub fn of_short(text: &str) -> Option<Self> {
        let (goal, same) = text.strip_suffix('s').map_or((text, ""), |goal| (goal, SAME_DEALS));
        let kind = match goal.get(..1)? {
            "b" => "best",
            "f" => "first",
            _ => return None,
        };
        format!("{kind} {} {same}", goal.get(1..)?).parse().ok()
    }
}

impl fmt::Display for SeriesTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            SeriesGoal::BestOf(games) => write!(f, "best of {games}")?,
            SeriesGoal::FirstTo(points) => write!(f, "first to {points}")?,
        }
        if self.same_deals { write!(f, " {SAME_DEALS}") } else { Ok(()) }
    }
}

impl FromStr for SeriesTerms {
    type Err = ParseSeriesError;

    fn from_str(text: &str) -> Result<Self, ParseSeriesError> {
        let text = text.to_lowercase().replace(',', " ");
        let words: Vec<&str> = text.split_whitespace().collect();
        let (kind, number, rest) = match words[..] {
            [kind, "of" | "to", number, ref rest @ ..] => (kind, number, rest),
            [kind, number, ref rest @ ..] => (kind, number, rest),
            _ => return Err(ParseSeriesError),
        };
        let number = number.parse().ok().filter(|number| (FEWEST..=MOST_SERIES_GAMES).contains(number));
        let number = number.ok_or(ParseSeriesError)?;
        let goal = match kind {
            "best" => SeriesGoal::BestOf(number),
            "first" => SeriesGoal::FirstTo(number),
            _ => return Err(ParseSeriesError),
        };
        let same_deals = match rest {
            [] => false,
            ["same", "deal" | "deals"] => true,
            _ => return Err(ParseSeriesError),
        };
        Ok(Self { goal, same_deals })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_anything_else_refused() {
        for terms in SeriesTerms::USUAL {
            assert_eq!(terms.to_string().parse(), Ok(terms));
            assert_eq!(SeriesTerms::of_short(&terms.short()), Some(terms));
        }
        assert_eq!("best 3".parse(), Ok(SeriesTerms::USUAL[0]));
        for text in
            ["", "best", "best of", "best of 1", "best of 16", "first to x", "worst of 3", "best of 3 decks"]
        {
            assert_eq!(text.parse::<SeriesTerms>(), Err(ParseSeriesError), "{text}");
        }
    }

    #[test]
    fn a_series_ends_when_it_is_decided() {
        let ends =
            |terms: &str, score: [u32; 2], games| terms.parse::<SeriesTerms>().unwrap().end(score, games);
        assert_eq!(ends("best of 3", [2, 2], 2), None);
        assert_eq!(ends("best of 3", [3, 1], 2), None, "a draw and a loss would be even");
        assert_eq!(ends("best of 3", [4, 0], 2), Some(Some(0)));
        assert_eq!(ends("best of 3", [3, 3], 3), Some(None));
        assert_eq!(ends("best of 3", [2, 4], 3), Some(Some(1)));
        assert_eq!(ends("best of 2", [2, 2], 2), Some(None));
        assert_eq!(ends("first to 2", [3, 3], 3), None);
        assert_eq!(ends("first to 2", [4, 4], 4), Some(None));
        assert_eq!(ends("first to 2", [3, 5], 4), Some(Some(1)));
    }
}
