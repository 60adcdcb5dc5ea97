//! A server's daily puzzle: its times, and the choice of the puzzle.

use std::collections::HashMap;
use std::ops::Range;

use chrono::{Datelike, Days, Months, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use crate::daily::rows::DailySettingsRow;
use crate::ids::{ChannelId, DailyId, DayNumber, MessageId, PlayerId, ServerId, Timestamp, Version};
use crate::local_time::moment_of;
use trickmate_rules::GAMES;
use trickmate_study::puzzle::{Puzzle, collection};

/// Settings of a server's daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailySettings {
    /// Channel where it is posted.
    pub channel: ChannelId,
    /// Its full hour, 0 to 23...
    pub hour: u8,
    /// ...of this time zone.
    pub zone: Tz,
    /// The game’s name; `None` for all in turn.
    pub game: Option<String>,
}

/// A daily puzzle.
#[derive(Clone, Debug)]
pub struct Daily {
    /// Its number.
    pub id: DailyId,
    /// The server.
    pub server: ServerId,
    /// Channel where it is posted.
    pub channel: ChannelId,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// When it was due.
    pub at: Timestamp,
    /// `true` if its solution is shown.
    pub is_closed: bool,
    /// `true` if its message is up to date.
    pub is_told: bool,
    /// The channel and the message of the one before it.
    pub previous: Option<(ChannelId, MessageId)>,
    pub(crate) version: Version,
}

/// Results of a daily puzzle until now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyCounts {
    /// Number of people who solved it at their first try.
    pub solved: i64,
    /// Number of people who did not.
    pub failed: i64,
    /// First solvers, without those who do not appear on leaderboards.
    pub first: Vec<PlayerId>,
}

/// Line of a server's table: a person, and the number of daily puzzles of a month that they have solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyTable {
    /// Number of daily puzzles of the month.
    pub puzzles: i64,
    /// Names, with the numbers of solved and of tried puzzles; those with the most first.
    pub lines: Vec<(Option<String>, i64, i64)>,
}

impl DailySettings {
    pub(crate) fn of(row: &DailySettingsRow) -> Self {
        Self {
            channel: row.channel,
            hour: u8::try_from(row.hour).unwrap_or_default().min(23),
            zone: row.zone.parse().unwrap_or(Tz::UTC),
            game: row.game.clone(),
        }
    }

    /// Returns when the next puzzle is due after a moment.
    #[must_use]
    pub fn next_after(&self, now: Timestamp) -> Option<Timestamp> {
        let today = now.date_time()?.with_timezone(&self.zone).date_naive();
        let hour = NaiveTime::from_hms_opt(self.hour.into(), 0, 0)?;
        let moment =
            |days: u64| moment_of(self.zone, today.checked_add_days(Days::new(days))?.and_time(hour));
        (0..3).filter_map(moment).find(|at| *at > now)
    }

    /// Returns the latest moment up to now at which a puzzle was due, given the first of them.
    pub(crate) fn latest_due(&self, first: Timestamp, now: Timestamp) -> Timestamp {
        let next = |due: &Timestamp| self.next_after(*due).filter(|next| *next <= now);
        std::iter::successors(Some(first), next).last().unwrap_or(first)
    }

    /// Returns the number of a moment's day.
    pub(crate) fn day(&self, at: Timestamp) -> DayNumber {
        let at = at.date_time().unwrap_or_default().with_timezone(&self.zone);
        DayNumber::new(at.date_naive().num_days_from_ce().into())
    }
}

/// Returns the days of a moment's month.
pub(crate) fn month(zone: Tz, at: Timestamp) -> Range<DayNumber> {
    let date = at.date_time().unwrap_or_default().with_timezone(&zone).date_naive();
    let first = date.with_day(1).unwrap_or(date);
    let next = first.checked_add_months(Months::new(1)).unwrap_or(first);
    let number = |day: NaiveDate| DayNumber::new(day.num_days_from_ce().into());
    number(first)..number(next)
}

/// Returns the name of the game of a server's puzzle on a day; all games take turns.
pub(crate) fn game_of(server: ServerId, day: DayNumber) -> &'static str {
    let games = GAMES.len() as u64;
    let turn = (day.get().cast_unsigned() % games + server.get().cast_unsigned() % games) % games;
    GAMES[turn as usize].name()
}

/// Returns the puzzle of a game for a server on a day: no puzzle is repeated until all have been used.
pub(crate) fn choose(
    server: ServerId,
    day: DayNumber,
    game: &str,
    uses: &HashMap<String, i64>,
) -> Option<&'static Puzzle> {
    let all = collection(game).ok()?.all();
    let used = |puzzle: &Puzzle| uses.get(&puzzle.id).copied().unwrap_or(0);
    all.iter().min_by_key(|puzzle| (used(puzzle), lot(server, day, &puzzle.id)))
}

/// Returns a pseudo-random number for a puzzle on a day on a server: FNV-1a, mixed.
fn lot(server: ServerId, day: DayNumber, puzzle: &str) -> u64 {
    let bytes = server.get().to_le_bytes().into_iter().chain(day.get().to_le_bytes()).chain(puzzle.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 16
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chrono::DateTime;

    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp::from(DateTime::parse_from_rfc3339(text).unwrap().to_utc())
    }

    fn daily(hour: u8, zone: Tz) -> DailySettings {
        DailySettings { channel: ChannelId::new(1), hour, zone, game: None }
    }

    #[test]
    fn the_hour_follows_daylight_saving_time() {
        let berlin = daily(18, Tz::Europe__Berlin);
        assert_eq!(berlin.next_after(at("2026-03-27T12:00:00Z")), Some(at("2026-03-27T17:00:00Z")));
        assert_eq!(berlin.next_after(at("2026-03-28T17:00:00Z")), Some(at("2026-03-29T16:00:00Z")));
        assert_eq!(berlin.next_after(at("2026-10-24T16:00:00Z")), Some(at("2026-10-25T17:00:00Z")));
        // Berlin has no two o’clock on 29 March 2026, and two of them on 25 October.
        let night = daily(2, Tz::Europe__Berlin);
        let spring = at("2026-03-29T01:00:00Z");
        assert_eq!(night.next_after(at("2026-03-28T12:00:00Z")), Some(spring));
        assert_eq!(night.next_after(spring), Some(at("2026-03-30T00:00:00Z")));
        let autumn = at("2026-10-25T00:00:00Z");
        assert_eq!(night.next_after(autumn - 1), Some(autumn));
        assert_eq!(night.next_after(autumn), Some(at("2026-10-26T01:00:00Z")));
        assert_eq!(night.next_after(at("2026-10-25T01:00:00Z")), Some(at("2026-10-26T01:00:00Z")));
    }

    #[test]
    fn after_days_of_absence_the_latest_is_due() {
        let (noon, first) = (daily(12, Tz::UTC), at("2026-05-01T12:00:00Z"));
        assert_eq!(noon.latest_due(first, first), first);
        assert_eq!(noon.latest_due(first, at("2026-05-02T11:59:59Z")), first);
        assert_eq!(noon.latest_due(first, at("2026-05-04T12:30:00Z")), at("2026-05-04T12:00:00Z"));
    }

    #[test]
    fn every_day_has_one_moment() {
        for zone in [Tz::UTC, Tz::Europe__Berlin, Tz::America__New_York, Tz::Australia__Lord_Howe] {
            for hour in 0..24 {
                let settings = daily(hour, zone);
                let mut moment = at("2026-01-01T00:00:00Z");
                let mut days = Vec::new();
                for _ in 0..366 {
                    moment = settings.next_after(moment).unwrap();
                    days.push(settings.day(moment).get());
                }
                assert!(days.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{zone} {hour}");
            }
        }
    }

    #[test]
    fn a_month_is_that_of_the_time_zone() {
        let noon = at("2026-12-31T12:00:00Z");
        let late = at("2026-12-31T23:30:00Z");
        let december = month(Tz::UTC, noon);
        assert_eq!(december.end.get() - december.start.get(), 31);
        assert_eq!(month(Tz::UTC, late), december);
        let next = DayNumber::new(december.end.get() + 31);
        assert_eq!(month(Tz::Europe__Berlin, late), december.end..next);
    }

    #[test]
    fn no_puzzle_comes_twice_until_all_have_come() {
        let all = collection("mysterious").unwrap().all();
        let mut uses = HashMap::new();
        for day in (0..all.len() as i64).map(DayNumber::new) {
            let puzzle = choose(ServerId::new(7), day, "mysterious", &uses).unwrap();
            assert_eq!(choose(ServerId::new(7), day, "mysterious", &uses).unwrap().id, puzzle.id);
            assert_eq!(uses.insert(puzzle.id.clone(), 1), None);
        }
        assert_eq!(uses.len(), all.len());
        assert!(choose(ServerId::new(7), DayNumber::new(9999), "mysterious", &uses).is_some());
        let first: BTreeSet<&str> = (1..20)
            .map(|server| {
                choose(ServerId::new(server << 22), DayNumber::new(1), "mysterious", &HashMap::new())
                    .unwrap()
                    .id
                    .as_str()
            })
            .collect();
        assert!(first.len() > 15, "each server has its own: {first:?}");
    }

    #[test]
    fn all_games_come_in_turn() {
        let games: BTreeSet<&str> =
            (100..104).map(|day| game_of(ServerId::new(3 << 22 | 5), DayNumber::new(day))).collect();
        assert_eq!(games.len(), GAMES.len());
    }
}
