//! The time at which a tournament begins, as people type it: `30m`, `2h`, `1d`, `18:00`, or `2026-12-01 18:00`.

use chrono::{DateTime, NaiveDateTime, NaiveTime, TimeDelta, TimeZone};
use chrono_tz::Tz;

use crate::ui::command_error::CommandError;
use trickmate_host::Timestamp;
use trickmate_text::text;

/// Reads a time in somebody's time zone. A time of day means its next occurrence; an empty text means no time.
pub(crate) fn read(typed: &str, zone: Tz, now: Timestamp) -> Result<Option<Timestamp>, CommandError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let read = after(typed, now).or_else(|| on_the_clock(typed, zone, now));
    read.map(Some).ok_or_else(|| CommandError::words(text!("tournament-error-start-typed")))
}

/// Reads a duration from now: a number with `m`, `h` or `d`.
fn after(typed: &str, now: Timestamp) -> Option<Timestamp> {
    let unit = match typed.chars().last()?.to_ascii_lowercase() {
        'm' => 60_000,
        'h' => 60 * 60_000,
        'd' => 24 * 60 * 60_000,
        _ => return None,
    };
    let number: i64 = typed[..typed.len() - 1].trim().parse().ok().filter(|number| *number >= 0)?;
    Some(Timestamp::new(now.get().checked_add(number.checked_mul(unit)?)?))
}

/// Reads a time of day, or a date and a time.
fn on_the_clock(typed: &str, zone: Tz, now: Timestamp) -> Option<Timestamp> {
    let here = DateTime::from_timestamp_millis(now.get())?.with_timezone(&zone);
    let millis = |at: NaiveDateTime| {
        let at = zone.from_local_datetime(&at).earliest()?;
        Some(at.timestamp_millis())
    };
    if let Ok(time) = NaiveTime::parse_from_str(typed, "%H:%M") {
        let today = millis(here.date_naive().and_time(time));
        let at = match today.filter(|at| *at > now.get()) {
            Some(today) => today,
            None => millis((here.date_naive() + TimeDelta::days(1)).and_time(time))?,
        };
        return Some(Timestamp::new(at));
    }
    let typed = typed.replace('T', " ");
    millis(NaiveDateTime::parse_from_str(&typed, "%Y-%m-%d %H:%M").ok()?).map(Timestamp::new)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;

    use super::*;

    const NOON: &str = "2026-06-01T12:00:00Z";

    fn at(text: &str) -> Timestamp {
        Timestamp::new(DateTime::parse_from_rfc3339(text).unwrap().timestamp_millis())
    }

    #[test]
    fn times_are_read_in_the_zone_of_who_types_them() {
        let zone = chrono_tz::Europe::Berlin;
        for (typed, expected) in [
            ("30m", "2026-06-01T12:30:00Z"),
            ("2 h", "2026-06-01T14:00:00Z"),
            ("1D", "2026-06-02T12:00:00Z"),
            ("18:00", "2026-06-01T16:00:00Z"),
            ("14:00", "2026-06-02T12:00:00Z"),
            ("2026-12-01 18:00", "2026-12-01T17:00:00Z"),
            ("2026-12-01T18:00", "2026-12-01T17:00:00Z"),
        ] {
            assert_eq!(read(typed, zone, at(NOON)).ok().flatten(), Some(at(expected)), "{typed}");
        }
        assert_eq!(read(" ", zone, at(NOON)).ok(), Some(None));
        for typed in ["soon", "25:00", "-3m", "m", "2026-02-30 18:00", "99999999999999999d"] {
            assert!(read(typed, zone, at(NOON)).is_err(), "{typed}");
        }
    }

    proptest! {
        #![proptest_config(cases(200))]
        #[test]
        fn no_typed_time_panics(typed in "\\PC{0,20}") {
            let _ = read(&typed, chrono_tz::Asia::Kolkata, at(NOON));
        }
    }
}
