//! A player's rating in one game and scope, with the results that led to it.

use chrono::Datelike;

use crate::glicko::{PERIOD, Rating, Score};
use crate::ids::Timestamp;

/// Standing of a player after at least one rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerRating {
    /// The rating after the latest game.
    pub rating: Rating,
    /// The rating before the latest game.
    pub before: f64,
    /// Rated games won.
    pub wins: i64,
    /// Rated games drawn.
    pub draws: i64,
    /// Rated games lost.
    pub losses: i64,
    /// When the latest game ended.
    pub last_at: Timestamp,
    /// The calendar month of `last_at` (see [`month_of`]).
    pub month: i64,
    /// The points gained in this month, in games that began with an established rating.
    pub gained: f64,
}

/// Returns the calendar month (UTC) of a moment: 12 for each year, 0 for January.
#[must_use]
pub fn month_of(at: Timestamp) -> i64 {
    let date = at.date_time().unwrap_or_default();
    i64::from(date.year()) * 12 + i64::from(date.month0())
}

impl PlayerRating {
    /// Returns the rating with which a player of this standing starts a game at a time; without a standing, the rating
    /// of a newcomer.
    #[must_use]
    pub fn rating_at(standing: Option<&Self>, at: Timestamp) -> Rating {
        standing.map_or(Rating::NEW, |standing| {
            standing.rating.after_idle_periods(at.since(standing.last_at) / PERIOD)
        })
    }

    /// Returns the standings of two players after a game that ended at `at` with this score for the first. The game is
    /// a rating period of its own for each player.
    #[must_use]
    pub fn after_game(before: [Option<&Self>; 2], score: Score, at: Timestamp) -> [Self; 2] {
        let [one, other] = before.map(|standing| Self::rating_at(standing, at));
        [
            Self::next(before[0], one, one.after(&[(other, score)]), score, at),
            Self::next(before[1], other, other.after(&[(one, score.reversed())]), score.reversed(), at),
        ]
    }

    fn next(standing: Option<&Self>, rested: Rating, rating: Rating, score: Score, at: Timestamp) -> Self {
        let counted =
            |which: Score, before: fn(&Self) -> i64| standing.map_or(0, before) + i64::from(score == which);
        let month = month_of(at);
        let gained = standing.filter(|standing| standing.month == month).map_or(0.0, |before| before.gained);
        let gain = if rested.is_provisional() { 0.0 } else { rating.value - rested.value };
        Self {
            rating,
            before: rested.value,
            wins: counted(Score::Win, |before| before.wins),
            draws: counted(Score::Draw, |before| before.draws),
            losses: counted(Score::Loss, |before| before.losses),
            last_at: at,
            month,
            gained: gained + gain,
        }
    }

    /// Returns when the rating becomes provisional without another game; 0 if it is so already.
    #[must_use]
    pub fn provisional_from(&self) -> Timestamp {
        match self.rating.periods_left() {
            0 => Timestamp::default(),
            periods => self.last_at.saturating_add(periods.saturating_mul(PERIOD)),
        }
    }

    /// Returns the number of rated games.
    #[must_use]
    pub const fn games(&self) -> i64 {
        self.wins + self.draws + self.losses
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-21, noon.
    const NOON: Timestamp = Timestamp::new(1_795_262_400_000);
    const DAY: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn months_are_those_of_the_calendar() {
        assert_eq!(month_of(Timestamp::new(0)), 1970 * 12);
        assert_eq!(month_of(Timestamp::new(-1)), 1969 * 12 + 11);
        assert_eq!(month_of(NOON), 2026 * 12 + 10);
        assert_eq!(month_of(NOON + 10 * DAY), 2026 * 12 + 11);
    }

    #[test]
    fn the_first_game_moves_both_as_the_librarys_example_says() {
        let [winner, loser] = PlayerRating::after_game([None, None], Score::Win, NOON);
        assert_eq!((winner.rating.value.round(), loser.rating.value.round()), (1662.0, 1338.0));
        assert_eq!((winner.rating.deviation.round(), loser.rating.deviation.round()), (290.0, 290.0));
        assert_eq!((winner.wins, winner.draws, winner.losses), (1, 0, 0));
        assert_eq!((loser.wins, loser.draws, loser.losses), (0, 0, 1));
        // A provisional rating gains nothing in the month, and cannot become provisional.
        assert_eq!((winner.gained, winner.provisional_from()), (0.0, Timestamp::new(0)));
        let [one, other] = PlayerRating::after_game([None, None], Score::Draw, NOON);
        assert_eq!((one.rating, one.draws), (other.rating, 1));
        assert!((one.rating.value - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn gains_are_those_of_the_month() {
        let rating = Rating { value: 1600.0, deviation: 60.0, volatility: 0.06 };
        let settled = PlayerRating { rating, ..PlayerRating::after_game([None, None], Score::Win, NOON)[0] };
        let [once, _] = PlayerRating::after_game([Some(&settled), Some(&settled)], Score::Win, NOON + DAY);
        assert_eq!(once.gained, once.rating.value - 1600.0);
        let [twice, _] = PlayerRating::after_game([Some(&once), Some(&settled)], Score::Win, NOON + 2 * DAY);
        assert_eq!(twice.gained, once.gained + (twice.rating.value - once.rating.value));
        let [later, _] =
            PlayerRating::after_game([Some(&twice), Some(&settled)], Score::Loss, NOON + 10 * DAY);
        assert_eq!(later.gained, later.rating.value - twice.rating.value);
        assert_eq!(later.games(), 4);
    }

    #[test]
    fn a_rating_lapses_when_its_deviation_has_grown() {
        let rating = Rating { value: 1600.0, deviation: 60.0, volatility: 0.06 };
        let settled = PlayerRating { rating, ..PlayerRating::after_game([None, None], Score::Win, NOON)[0] };
        let lapses = settled.provisional_from();
        assert_eq!(lapses, NOON + 79 * PERIOD);
        assert!(!PlayerRating::rating_at(Some(&settled), lapses - 1).is_provisional());
        assert!(PlayerRating::rating_at(Some(&settled), lapses).is_provisional());
        // A clock that was set back changes nothing.
        assert_eq!(PlayerRating::rating_at(Some(&settled), NOON - DAY), rating);
    }
}
