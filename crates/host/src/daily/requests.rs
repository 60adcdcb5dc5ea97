//! Daily puzzles: settings of servers, due puzzles, and the results of people's tries.

use std::collections::HashMap;

use chrono_tz::Tz;

use crate::daily::daily_puzzle::{Daily, DailyCounts, DailySettings, DailyTable, choose, game_of, month};
use crate::daily::handle::DailyRequests;
use crate::daily::rows::{DailyRow, DailySettingsRow, NewDaily};
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{DailyId, MessageId, PlayerId, ServerId, Timestamp};
use trickmate_study::puzzle::collection;

/// Delay after which a puzzle is no longer posted: twelve hours, in milliseconds.
const LATEST: i64 = 12 * 60 * 60 * 1000;
/// Time that a puzzle stays open if the clock has no next hour: a day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// Number of first solvers that are named.
const FIRST: i64 = 3;
/// Number of lines of a table.
const LINES: i64 = 20;

impl DailyRequests<'_> {
    /// Returns the settings of a server's daily puzzle, and when the next is due; `None` if it has none.
    pub async fn settings(
        self,
        server: ServerId,
    ) -> Result<Option<(DailySettings, Timestamp)>, ServiceError> {
        let row = self.service.store.daily().daily_settings(server).await?;
        Ok(row.map(|row| (DailySettings::of(&row), row.next_at)))
    }

    /// Changes a server's settings for the daily puzzle; returns when the next is due.
    ///
    /// # Errors
    /// No such game, a failure of the database.
    pub async fn set(self, server: ServerId, settings: DailySettings) -> Result<Timestamp, ServiceError> {
        if let Some(game) = &settings.game {
            collection(game).map_err(|_| ServiceError::NoGame)?;
        }
        let next = |moment: Timestamp| settings.next_after(moment).unwrap_or(moment.saturating_add(DAY));
        let mut next_at = next(self.service.clock.timestamp());
        // A day has one puzzle, however often the hour is changed.
        while self.service.store.daily().has_daily(server, settings.day(next_at)).await? {
            next_at = next(next_at);
        }
        let row = DailySettingsRow {
            server,
            channel: settings.channel,
            hour: settings.hour.into(),
            zone: settings.zone.name().to_owned(),
            game: settings.game,
            next_at,
        };
        self.service.store.daily().set_daily_settings(row).await?;
        self.service.agenda.earlier.notify_one();
        Ok(next_at)
    }

    /// Stops the daily puzzle of a server. The latest one stays open for its day.
    pub async fn stop(self, server: ServerId) -> Result<(), ServiceError> {
        Ok(self.service.store.daily().remove_daily_settings(server).await?)
    }

    /// Begins the daily puzzles that are due, and closes those of the day before; returns when to look again.
    pub async fn run_dailies(self) -> Result<Option<Timestamp>, ServiceError> {
        let now = self.service.clock.timestamp();
        for daily in self.service.store.daily().close_dailies(now).await? {
            self.service.notify(Event::Daily(daily));
        }
        for row in self.service.store.daily().due_dailies(now).await? {
            let settings = DailySettings::of(&row);
            let next_at = settings.next_after(now).unwrap_or(now.saturating_add(DAY));
            let due = settings.latest_due(row.next_at, now);
            let daily = match now.since(due) {
                late if late > LATEST => {
                    tracing::warn!("server {} misses a daily puzzle: it would be too late", row.server);
                    None
                }
                _ => self.new_daily(&row, &settings, due, next_at).await?,
            };
            if let Some(id) = self.service.store.daily().begin_daily(row, daily, next_at).await? {
                self.service.notify(Event::Daily(id));
            }
        }
        Ok(self.service.store.daily().next_daily().await?)
    }

    async fn new_daily(
        self,
        row: &DailySettingsRow,
        settings: &DailySettings,
        at: Timestamp,
        closes_at: Timestamp,
    ) -> Result<Option<NewDaily>, ServiceError> {
        let (server, day) = (row.server, settings.day(at));
        let game = settings.game.as_deref().unwrap_or_else(|| game_of(server, day));
        let uses: HashMap<String, i64> =
            self.service.store.daily().daily_uses(server, game).await?.into_iter().collect();
        Ok(choose(server, day, game, &uses).map(|puzzle| NewDaily {
            server,
            day,
            channel: row.channel,
            game: game.to_owned(),
            puzzle: puzzle.id.clone(),
            at,
            closes_at,
        }))
    }

    /// Returns a daily puzzle; `None` if it is gone.
    pub async fn post(self, id: DailyId) -> Result<Option<Daily>, ServiceError> {
        let Some(row) = self.service.store.daily().daily(id).await? else { return Ok(None) };
        let before = self.service.store.daily().daily_before(row.server, row.day).await?;
        let DailyRow { server, channel, message, at, version, announced, closed, .. } = row;
        let puzzle = collection(&row.game).ok().and_then(|all| all.get(&row.puzzle));
        Ok(puzzle.map(|puzzle| Daily {
            id,
            server,
            channel,
            message,
            puzzle,
            at,
            is_closed: closed != 0,
            is_told: announced >= version,
            previous: before.and_then(|before| Some((before.channel, before.message?))),
            version,
        }))
    }

    /// Returns `true` if a daily puzzle without a message should still be posted.
    #[must_use]
    pub fn is_wanted(self, daily: &Daily) -> bool {
        !daily.is_closed && self.service.clock.timestamp().since(daily.at) <= LATEST
    }

    /// Returns the results of a daily puzzle until now.
    pub async fn counts(self, daily: &Daily) -> Result<DailyCounts, ServiceError> {
        let (solved, failed) = self.service.store.daily().daily_counts(daily.id).await?;
        let first = self.service.store.daily().daily_solvers(daily.id, daily.server, FIRST).await?;
        Ok(DailyCounts { solved, failed, first })
    }

    /// Notes that the message of a daily puzzle shows it as it was loaded, or that there will be no message.
    pub async fn mark_daily_posted(
        self,
        daily: &Daily,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.daily().daily_announced(daily.id, daily.version, message).await?)
    }

    /// Notes the result of somebody's try at a daily puzzle. Only the first counts, and only until the next puzzle
    /// comes.
    pub async fn attempt(self, daily: DailyId, player: PlayerId, solved: bool) -> Result<(), ServiceError> {
        if self
            .service
            .store
            .daily()
            .note_daily_attempt(daily, player, solved, self.service.clock.timestamp())
            .await?
        {
            self.service.notify(Event::Daily(daily));
        }
        Ok(())
    }

    /// Returns this month's solvers of a server's daily puzzles, with their numbers.
    pub async fn table(self, server: ServerId) -> Result<DailyTable, ServiceError> {
        let zone = self.settings(server).await?.map_or(Tz::UTC, |(settings, _)| settings.zone);
        let days = month(zone, self.service.clock.timestamp());
        let puzzles = self.service.store.daily().count_dailies(server, days.clone()).await?;
        let rows = self.service.store.daily().daily_table(server, days, LINES).await?;
        let lines = rows.into_iter().map(|row| (row.name, row.solved, row.tried)).collect();
        Ok(DailyTable { puzzles, lines })
    }
}
