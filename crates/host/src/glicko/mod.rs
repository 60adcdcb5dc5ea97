//! Ratings by Glicko-2: pure arithmetic.
//!
//! The method is Mark Glickman's, <http://www.glicko.net/glicko/glicko2.pdf>; `docs/ratings.md` has our decisions
//! beyond it.

mod player_rating;

pub use crate::glicko::player_rating::PlayerRating;
pub use crate::glicko::player_rating::month_of;

use std::fmt;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

/// A period without rated games, in milliseconds: five days. At the usual volatility of 0.06 a deviation of 60 then
/// takes a little more than a year to grow to [`PROVISIONAL`].
pub const PERIOD: i64 = 5 * 24 * 60 * 60 * 1000;
/// A rating with a deviation above this is provisional.
pub const PROVISIONAL: f64 = 110.0;
/// Greatest deviation, that of a newcomer.
const MAX_DEVIATION: f64 = 350.0;
/// Cap on idle periods: no loop runs longer.
const MAX_PERIODS: i64 = 10_000;
/// τ = 0.5, as in Glickman's example.
const CONFIG: Glicko2Config = Glicko2Config::new();

/// A rating on Glicko's scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating itself.
    pub value: f64,
    /// Uncertainty of the rating: the rating deviation, at most 350.
    pub deviation: f64,
    /// Expected change of the player's strength: the volatility σ.
    pub volatility: f64,
}

/// A result as one player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

impl Score {
    /// Returns the same result as the opponent sees it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Self::Win => Outcomes::WIN,
            Self::Draw => Outcomes::DRAW,
            Self::Loss => Outcomes::LOSS,
        }
    }
}

impl Rating {
    /// The rating of a newcomer: 1500, deviation 350, volatility 0.06.
    pub const NEW: Self = Self { value: 1500.0, deviation: MAX_DEVIATION, volatility: 0.06 };

    /// Returns the rating after a rating period with these results, each with the opponent's rating before the period.
    /// Without results the deviation grows as in [`Rating::after_idle_periods`].
    #[must_use]
    pub fn after(self, results: &[(Rating, Score)]) -> Self {
        let results: Vec<(Glicko2Rating, Outcomes)> =
            results.iter().map(|(opponent, score)| (opponent.glicko(), score.outcome())).collect();
        glicko2_rating_period(&self.glicko(), &results, &CONFIG).into()
    }

    /// Returns the rating after this many periods without a game: the deviation has grown.
    #[must_use]
    pub fn after_idle_periods(self, periods: i64) -> Self {
        let mut rating = self;
        for _ in 0..periods.min(MAX_PERIODS) {
            if rating.deviation >= MAX_DEVIATION {
                break;
            }
            rating = decay_deviation(&rating.glicko()).into();
        }
        rating
    }

    /// Returns `true` if it is too uncertain for a rank: the deviation is above [`PROVISIONAL`].
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// Returns the number of periods without a game after which it becomes provisional; 0 if it already is.
    #[must_use]
    pub fn periods_left(self) -> i64 {
        let (mut rating, mut periods) = (self, 0);
        while !rating.is_provisional() && periods < MAX_PERIODS {
            (rating, periods) = (rating.after_idle_periods(1), periods + 1);
        }
        periods
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(glicko: Glicko2Rating) -> Self {
        let deviation = glicko.deviation.min(MAX_DEVIATION);
        Self { value: glicko.rating, deviation, volatility: glicko.volatility }
    }
}

/// Writes whole points, with a question mark while the rating is provisional, e.g. `1662?`.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}{}", self.value, if self.is_provisional() { "?" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, volatility: 0.06 }
    }

    /// The example in Glickman's paper.
    #[test]
    fn the_published_example_is_met() {
        let results = [
            (rating(1400.0, 30.0), Score::Win),
            (rating(1550.0, 100.0), Score::Loss),
            (rating(1700.0, 300.0), Score::Loss),
        ];
        let new = rating(1500.0, 200.0).after(&results);
        // The paper's intermediate results are rounded: exact ones give 1464.0507 and 151.5165.
        assert!((new.value - 1464.06).abs() < 0.02, "{new:?}");
        assert!((new.value - 1464.05).abs() < 0.005, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.005, "{new:?}");
        assert!((new.volatility - 0.059_996).abs() < 0.000_000_5, "{new:?}");
    }

    #[test]
    fn uncertainty_grows_with_time_and_no_further_than_a_newcomers() {
        let settled = rating(1800.0, 60.0);
        // 60² + n · (0.06 · 173.7178)² exceeds 110² at n = 79.
        assert_eq!(settled.periods_left(), 79);
        assert!(
            !settled.after_idle_periods(78).is_provisional()
                && settled.after_idle_periods(79).is_provisional()
        );
        assert_eq!(settled.after_idle_periods(0), settled);
        let forgotten = settled.after_idle_periods(i64::MAX);
        assert_eq!((forgotten.value, forgotten.deviation), (1800.0, 350.0));
        assert_eq!(Rating::NEW.after_idle_periods(5), Rating::NEW);
        assert_eq!(Rating::NEW.after(&[]), Rating::NEW);
        assert_eq!(Rating::NEW.periods_left(), 0);
    }

    #[test]
    fn what_is_uncertain_is_marked() {
        assert_eq!(rating(1662.4, 110.1).to_string(), "1662?");
        assert_eq!(rating(1661.6, 110.0).to_string(), "1662");
    }
}
