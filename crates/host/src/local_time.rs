//! Moments at which the clocks of a time zone show a time.

use chrono::{Duration, NaiveDateTime};
use chrono_tz::Tz;

use crate::ids::Timestamp;

/// Returns the moment at which clocks show a time. A time skipped by daylight saving time
/// counts as an hour later; a repeated time means its first occurrence.
pub(crate) fn moment_of(zone: Tz, time: NaiveDateTime) -> Option<Timestamp> {
    let shown = [time, time + Duration::hours(1)];
    let first = shown.iter().find_map(|time| time.and_local_timezone(zone).earliest())?;
    Some(first.to_utc().into())
}
