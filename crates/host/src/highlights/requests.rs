//! Highlights of a server's weeks: the settings of servers, the due posts, and the remarkable games.

use std::collections::HashMap;
use std::ops::Range;

use chrono::{Datelike, Days, NaiveTime};
use chrono_tz::Tz;

use crate::error::ServiceError;
use crate::event::Event;
use crate::highlights::handle::HighlightRequests;
use crate::highlights::rows::{EndedRow, HighlightSettingsRow};
use crate::ids::{ChannelId, HighlightsId, MatchId, MessageId, PlayerId, ServerId, Timestamp};
use crate::local_time::moment_of;
use trickmate_rules::{Game, Seat, Viewer};

/// The hour of Mondays at which highlights are posted.
pub(crate) const HOUR: u32 = 9;
/// A day and seven days, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
const WEEK: i64 = 7 * DAY;
/// Delay after which highlights are no longer posted: two days, in milliseconds.
const LATEST: i64 = 2 * DAY;
/// The least number of wins in a row that is remarkable.
const STREAK: usize = 2;

/// A match that was remarkable.
#[derive(Clone, Debug)]
pub struct Remarkable {
    /// The match.
    pub id: MatchId,
    /// Its game.
    pub game: &'static dyn Game,
    /// Channel and message of its last board.
    pub board: (ChannelId, Option<MessageId>),
    /// Its players: the winner first, where there is one.
    pub players: [PlayerId; 2],
}

/// Remarkable events of a server's week.
#[derive(Clone, Debug)]
pub struct Highlights {
    /// The channel for the message.
    pub channel: ChannelId,
    /// The server.
    pub server: ServerId,
    /// From when to when the week lasted.
    pub week: Range<Timestamp>,
    /// Number of games between people that ended.
    pub games: usize,
    /// Number of people who played them.
    pub people: usize,
    /// Player with the longest winning streak, and its length.
    pub streak: Option<(PlayerId, usize)>,
    /// The game with most plies, and the number of its last move.
    pub longest: Option<(Remarkable, i64)>,
    /// The rated win against the largest rating advantage, and that advantage.
    pub upset: Option<(Remarkable, f64)>,
}

impl Highlights {
    fn of((server, channel): (ServerId, ChannelId), week: Range<Timestamp>, ended: &[EndedRow]) -> Self {
        let mut people: Vec<PlayerId> =
            ended.iter().flat_map(|row| [row.first_player, row.second_player]).collect();
        people.sort_unstable();
        people.dedup();
        let upset = ended.iter().filter_map(|row| {
            // Rounded as ratings are shown.
            let (first, second) = (row.first_rating?.round(), row.second_rating?.round());
            let ahead = if row.winner? == Seat::First { second - first } else { first - second };
            (ahead >= 1.0).then_some(())?;
            Some((remarkable(row)?, ahead))
        });
        let longest = ended.iter().filter_map(|row| Some((remarkable(row)?, row.plies)));
        Self {
            channel,
            server,
            week,
            games: ended.len(),
            people: people.len(),
            streak: longest_streak(ended),
            longest: longest.reduce(|best, next| if next.1 > best.1 { next } else { best }),
            upset: upset.reduce(|best, next| if next.1 > best.1 { next } else { best }),
        }
    }
}

fn remarkable(row: &EndedRow) -> Option<Remarkable> {
    let (first, second) = (row.first_player, row.second_player);
    let players = if row.winner == Some(Seat::Second) { [second, first] } else { [first, second] };
    Some(Remarkable {
        id: row.id,
        game: trickmate_rules::game(&row.game)?,
        board: (row.place, row.board),
        players,
    })
}

/// Returns the player with the longest winning streak, the earliest of several; a draw ends a streak.
fn longest_streak(ended: &[EndedRow]) -> Option<(PlayerId, usize)> {
    let mut running: HashMap<PlayerId, usize> = HashMap::new();
    let mut best: Option<(PlayerId, usize)> = None;
    for row in ended {
        for (seat, player) in Seat::ALL.into_iter().zip([row.first_player, row.second_player]) {
            let wins = running.entry(player).or_default();
            *wins = if row.winner == Some(seat) { *wins + 1 } else { 0 };
            if *wins >= STREAK && best.is_none_or(|(_, longest)| *wins > longest) {
                best = Some((player, *wins));
            }
        }
    }
    best
}

/// Returns the first hour of highlights on a Monday in a time zone after a moment.
fn next_monday(zone: Tz, now: Timestamp) -> Option<Timestamp> {
    let today = now.date_time()?.with_timezone(&zone).date_naive();
    let monday = today.checked_sub_days(Days::new(today.weekday().num_days_from_monday().into()))?;
    let hour = NaiveTime::from_hms_opt(HOUR, 0, 0)?;
    let moment = |weeks: u64| moment_of(zone, monday.checked_add_days(Days::new(7 * weeks))?.and_time(hour));
    (0..3).filter_map(moment).find(|at| *at > now)
}

/// Returns the latest week that has ended, given the end of an earlier one or of this one.
/// A week lasts from the hour on one Monday to that on the next, and is an hour longer or shorter when clocks change.
fn latest_week(zone: Tz, due: Timestamp, now: Timestamp) -> Range<Timestamp> {
    let next = |end: &Timestamp| next_monday(zone, *end).filter(|next| *next <= now);
    let until = std::iter::successors(Some(due), next).last().unwrap_or(due);
    let since = next_monday(zone, until.saturating_sub(WEEK + DAY)).unwrap_or(until.saturating_sub(WEEK));
    since..until
}

impl HighlightRequests<'_> {
    /// Returns the channel of a server's highlights, the time zone of their Mondays, and when the next are due.
    pub async fn settings(
        self,
        server: ServerId,
    ) -> Result<Option<(ChannelId, Tz, Timestamp)>, ServiceError> {
        let row = self.service.store.highlights().highlight_settings(server).await?;
        Ok(row.map(|row| (row.channel, row.zone.parse().unwrap_or(Tz::UTC), row.next_at)))
    }

    /// Turns on weekly highlights in a channel of a server; returns when the next are due.
    pub async fn set(
        self,
        server: ServerId,
        channel: ChannelId,
        zone: Tz,
    ) -> Result<Timestamp, ServiceError> {
        let now = self.service.clock.timestamp();
        let next_at = next_monday(zone, now).unwrap_or(now.saturating_add(WEEK));
        let zone = zone.name().to_owned();
        self.service
            .store
            .highlights()
            .set_highlight_settings(HighlightSettingsRow { server, channel, zone, next_at })
            .await?;
        self.service.agenda.earlier.notify_one();
        Ok(next_at)
    }

    /// Stops the highlights of a server.
    pub async fn stop(self, server: ServerId) -> Result<(), ServiceError> {
        Ok(self.service.store.highlights().remove_highlight_settings(server).await?)
    }

    /// Begins the due highlights; returns when to look again.
    pub async fn run_highlights(self) -> Result<Option<Timestamp>, ServiceError> {
        let now = self.service.clock.timestamp();
        for row in self.service.store.highlights().due_highlights(now).await? {
            let zone: Tz = row.zone.parse().unwrap_or(Tz::UTC);
            let next_at = next_monday(zone, now).unwrap_or(now.saturating_add(WEEK));
            let week = latest_week(zone, row.next_at, now);
            if let Some(id) = self.service.store.highlights().begin_highlights(row, week, next_at).await? {
                self.service.notify(Event::Highlights(id));
            }
        }
        Ok(self.service.store.highlights().next_highlights().await?)
    }

    /// Returns the highlights of a week; `None` if they are posted already, nothing was played, or it is too late.
    pub async fn post(self, id: HighlightsId) -> Result<Option<Highlights>, ServiceError> {
        let Some(row) = self.service.store.highlights().highlight(id).await?.filter(|row| row.announced == 0)
        else {
            return Ok(None);
        };
        if self.service.clock.timestamp().since(row.until) > LATEST {
            return Ok(None);
        }
        let week = row.since..row.until;
        let ended = self.service.store.highlights().ended_within(row.server, week.clone()).await?;
        let mut found = Highlights::of((row.server, row.channel), week, &ended);
        if let Some((longest, moves)) = &mut found.longest {
            match self.service.matches().hosted_match(longest.id).await {
                // Move numbers, as the board shows them: players do not count plies.
                Ok(hosted) => {
                    let last = hosted.game.view(Viewer::Public).last;
                    *moves = last.and_then(|last| last.number).map_or(0, i64::from);
                }
                Err(error) if error.is_unopenable() => found.longest = None,
                Err(error) => return Err(error),
            }
        }
        Ok(Some(found).filter(|found| found.games > 0))
    }

    /// Notes that a week's highlights were posted, or never will be.
    pub async fn mark_highlights_posted(self, id: HighlightsId) -> Result<(), ServiceError> {
        Ok(self.service.store.highlights().highlight_announced(id).await?)
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn ended(
        id: MatchId,
        players: [i64; 2],
        winner: Option<Seat>,
        plies: i64,
        ratings: Option<[f64; 2]>,
    ) -> EndedRow {
        let [first_player, second_player] = players.map(PlayerId::new);
        EndedRow {
            id,
            game: "cardmate".to_owned(),
            place: ChannelId::new(7),
            board: None,
            first_player,
            second_player,
            winner,
            plies,
            first_rating: ratings.map(|both| both[0]),
            second_rating: ratings.map(|both| both[1]),
        }
    }

    #[test]
    fn mondays_follow_the_time_zone_and_its_summer() {
        let at = |text: &str| Timestamp::from(DateTime::parse_from_rfc3339(text).unwrap().to_utc());
        for (zone, now, next) in [
            (Tz::UTC, "2026-11-22T18:00:00Z", "2026-11-23T09:00:00Z"),
            (Tz::UTC, "2026-11-23T09:00:00Z", "2026-11-30T09:00:00Z"),
            (Tz::UTC, "2026-11-23T08:59:59Z", "2026-11-23T09:00:00Z"),
            (Tz::Europe__Berlin, "2026-03-24T12:00:00Z", "2026-03-30T07:00:00Z"),
            (Tz::Pacific__Auckland, "2026-11-22T19:59:00Z", "2026-11-22T20:00:00Z"),
        ] {
            assert_eq!(next_monday(zone, at(now)), Some(at(next)), "{zone} {now}");
        }
    }

    #[test]
    fn weeks_follow_each_other_where_clocks_are_changed() {
        let at = |text: &str| Timestamp::from(DateTime::parse_from_rfc3339(text).unwrap().to_utc());
        for zone in [Tz::UTC, Tz::Europe__Berlin, Tz::America__New_York, Tz::Australia__Lord_Howe] {
            let mut due = next_monday(zone, at("2026-01-01T00:00:00Z")).unwrap();
            for _ in 0..60 {
                let next = next_monday(zone, due).unwrap();
                assert_eq!(latest_week(zone, due, due).end, due);
                assert_eq!(latest_week(zone, next, next + 1), due..next, "{zone}");
                // After an absence of a week.
                assert_eq!(latest_week(zone, due, next + DAY), due..next, "{zone}");
                due = next;
            }
        }
        let winter = at("2026-10-19T07:00:00Z")..at("2026-10-26T08:00:00Z");
        assert_eq!(latest_week(Tz::Europe__Berlin, winter.end, winter.end + 5), winter);
    }

    #[test]
    fn the_best_of_a_week_is_found() {
        let week = [
            ended(MatchId::new(1), [1, 2], Some(Seat::First), 10, Some([1500.0, 1700.0])),
            ended(MatchId::new(2), [3, 1], Some(Seat::Second), 40, Some([1400.0, 1510.0])),
            ended(MatchId::new(3), [1, 2], Some(Seat::First), 12, None),
            ended(MatchId::new(4), [2, 1], None, 90, Some([1600.0, 1550.0])),
            ended(MatchId::new(5), [2, 3], Some(Seat::Second), 5, Some([1600.0, 1580.0])),
        ];
        let whole = Timestamp::new(0)..Timestamp::new(1);
        let found = Highlights::of((ServerId::new(8), ChannelId::new(9)), whole.clone(), &week);
        assert_eq!((found.games, found.people, found.streak), (5, 3, Some((PlayerId::new(1), 3))));
        let (longest, plies) = found.longest.unwrap();
        assert_eq!((longest.id, plies, longest.players), (MatchId::new(4), 90, [2, 1].map(PlayerId::new)));
        let (upset, ahead) = found.upset.unwrap();
        assert_eq!((upset.id, upset.players), (MatchId::new(1), [1, 2].map(PlayerId::new)));
        assert!((ahead - 200.0).abs() < 1e-9);
        let none = Highlights::of(
            (ServerId::new(8), ChannelId::new(9)),
            whole,
            &[ended(MatchId::new(1), [1, 2], Some(Seat::First), 3, None)],
        );
        assert!(none.streak.is_none() && none.upset.is_none());
    }
}
