//! The calendar of seasons.

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use crate::ids::Timestamp;
use crate::local_time::moment_of;

/// The shortest rest of a period that becomes a season, in milliseconds: time zones differ by up to 26 hours.
const LEAST_REST: i64 = 48 * 60 * 60 * 1000;

/// Length of a season.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeasonLength {
    /// Three months, beginning in January, April, July or October.
    #[default]
    Quarter,
    /// A month.
    Month,
}

impl SeasonLength {
    /// All lengths.
    pub const ALL: [Self; 2] = [Self::Quarter, Self::Month];

    /// Returns its stored form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quarter => "quarter",
            Self::Month => "month",
        }
    }

    /// Reads its stored form.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|length| length.word() == word)
    }

    const fn months(self) -> u32 {
        match self {
            Self::Quarter => 3,
            Self::Month => 1,
        }
    }
}

/// A quarter or a month of a time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period {
    pub(crate) year: i32,
    /// The number of the quarter or the month in the year, from 1.
    pub(crate) part: u32,
    pub(crate) since: Timestamp,
    pub(crate) until: Timestamp,
}

impl Period {
    /// Returns the period that contains a moment; `None` for a moment beyond the calendar.
    pub(crate) fn at(length: SeasonLength, zone: Tz, moment: Timestamp) -> Option<Self> {
        let date = DateTime::from_timestamp_millis(moment.get())?.with_timezone(&zone).date_naive();
        let months = length.months();
        let part = date.month0() / months;
        let year = date.year();
        let (next_year, next) = if (part + 1) * months == 12 { (year + 1, 0) } else { (year, part + 1) };
        Some(Self {
            year,
            part: part + 1,
            since: midnight(zone, year, part * months + 1)?,
            until: midnight(zone, next_year, next * months + 1)?,
        })
    }

    /// Returns the period of a season that begins at `moment`, if the last season ended at `last`. The period begins no
    /// earlier than `last`, so that no game counts twice. If the current period is nearly over by then, as after a
    /// change of the time zone, its rest belongs to the next period.
    pub(crate) fn after(last: Timestamp, length: SeasonLength, zone: Tz, moment: Timestamp) -> Option<Self> {
        let mut period = Self::at(length, zone, moment)?;
        if last > period.since {
            if period.until.get().saturating_sub(last.get()) < LEAST_REST {
                period = Self::at(length, zone, period.until)?;
            }
            period.since = last;
        }
        Some(period)
    }
}

/// Returns the first moment of a month.
fn midnight(zone: Tz, year: i32, month: u32) -> Option<Timestamp> {
    let day = NaiveDate::from_ymd_opt(year, month, 1)?.and_time(NaiveTime::MIN);
    moment_of(zone, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp::new(DateTime::parse_from_rfc3339(text).unwrap().timestamp_millis())
    }

    #[test]
    fn periods_follow_the_time_zone() {
        for (length, zone, moment, year, part, since, until) in [
            (
                SeasonLength::Quarter,
                Tz::UTC,
                "2026-11-27T17:00:00Z",
                2026,
                4,
                "2026-10-01T00:00:00Z",
                "2027-01-01T00:00:00Z",
            ),
            (
                SeasonLength::Month,
                Tz::UTC,
                "2026-12-31T23:59:59Z",
                2026,
                12,
                "2026-12-01T00:00:00Z",
                "2027-01-01T00:00:00Z",
            ),
            (
                SeasonLength::Quarter,
                Tz::Europe__Berlin,
                "2026-03-31T22:00:00Z",
                2026,
                2,
                "2026-03-31T22:00:00Z",
                "2026-06-30T22:00:00Z",
            ),
            (
                SeasonLength::Quarter,
                Tz::Europe__Berlin,
                "2026-03-31T21:59:59Z",
                2026,
                1,
                "2025-12-31T23:00:00Z",
                "2026-03-31T22:00:00Z",
            ),
            (
                SeasonLength::Month,
                Tz::Pacific__Auckland,
                "2026-11-30T12:00:00Z",
                2026,
                12,
                "2026-11-30T11:00:00Z",
                "2026-12-31T11:00:00Z",
            ),
        ] {
            let period = Period::at(length, zone, at(moment)).unwrap();
            assert_eq!(period, Period { year, part, since: at(since), until: at(until) }, "{zone} {moment}");
        }
    }

    #[test]
    fn a_season_begins_where_the_last_one_has_ended() {
        let end = at("2027-01-01T00:00:00Z");
        let next = |last, zone, moment| {
            let period = Period::after(last, SeasonLength::Quarter, zone, moment).unwrap();
            (period.year, period.part, period.since, period.until)
        };
        assert_eq!(next(end, Tz::UTC, end), (2027, 1, end, at("2027-04-01T00:00:00Z")));
        // In Los Angeles the old year has eight hours left. They belong to the new season, or there would be a second
        // fourth quarter.
        assert_eq!(next(end, Tz::America__Los_Angeles, end), (2027, 1, end, at("2027-04-01T07:00:00Z")));
        // In Auckland the new year began eleven hours earlier.
        assert_eq!(next(end, Tz::Pacific__Auckland, end), (2027, 1, end, at("2027-03-31T11:00:00Z")));
        // When seasons are turned on again, games since the last season count.
        let (last, now) = (at("2026-12-01T00:00:00Z"), at("2026-12-31T12:00:00Z"));
        assert_eq!(next(last, Tz::UTC, now), (2026, 4, last, end));
    }

    #[test]
    fn periods_follow_each_other_without_a_gap() {
        for zone in [Tz::UTC, Tz::Europe__Berlin, Tz::America__Sao_Paulo, Tz::Asia__Beirut, Tz::Pacific__Apia]
        {
            for length in SeasonLength::ALL {
                let mut period = Period::at(length, zone, at("2011-01-01T12:00:00Z")).unwrap();
                for _ in 0..240 {
                    let next = Period::at(length, zone, period.until).unwrap();
                    assert_eq!(next.since, period.until, "{zone}");
                    assert!(next.until > next.since);
                    period = next;
                }
            }
        }
    }
}
