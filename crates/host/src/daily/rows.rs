//! Daily puzzles of servers: their times, their posts, and the people who have tried them.

use std::ops::Range;

use crate::daily::row_handle::DailyRows;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChannelId, DailyId, DayNumber, MessageId, PlayerId, ServerId, Timestamp, Version};

/// Settings of a server's daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailySettingsRow {
    /// The server.
    pub server: ServerId,
    /// Channel where it is posted.
    pub channel: ChannelId,
    /// The full hour at which it is posted, in the time zone below.
    pub hour: i64,
    /// The time zone of that hour.
    pub zone: String,
    /// The game’s name; `None` for all in turn.
    pub game: Option<String>,
    /// When the next is due.
    pub next_at: Timestamp,
}

from_row!(DailySettingsRow { server, channel, hour, zone, game, next_at });

/// Daily puzzle to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDaily {
    /// The server.
    pub server: ServerId,
    /// The day in its time zone, counted from the year 1.
    pub day: DayNumber,
    /// Channel where it is posted.
    pub channel: ChannelId,
    /// The game’s name.
    pub game: String,
    /// The puzzle’s name.
    pub puzzle: String,
    /// When it is due.
    pub at: Timestamp,
    /// When its solution is shown.
    pub closes_at: Timestamp,
}

/// A stored daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// Its number.
    pub id: DailyId,
    /// The server.
    pub server: ServerId,
    /// The day.
    pub day: DayNumber,
    /// Channel where it is posted.
    pub channel: ChannelId,
    /// The game’s name.
    pub game: String,
    /// The puzzle’s name.
    pub puzzle: String,
    /// When it was due.
    pub at: Timestamp,
    /// 1: its solution is shown.
    pub closed: i64,
    /// Version that its message should show...
    pub version: Version,
    /// ...and the version that it shows.
    pub announced: Version,
    /// The message.
    pub message: Option<MessageId>,
}

from_row!(DailyRow { id, server, day, channel, game, puzzle, at, closed, version, announced, message });

/// A person's daily puzzles in a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyLineRow {
    /// The name under which they were last seen.
    pub name: Option<String>,
    /// Number that they have solved.
    pub solved: i64,
    /// Number that they have tried.
    pub tried: i64,
}

from_row!(DailyLineRow { name, solved, tried });

/// Subquery for the players who are hidden on the server $2, or whose data is being deleted.
macro_rules! hidden {
    () => {
        "SELECT player FROM wishes WHERE listed = 0 UNION SELECT player FROM bans WHERE server = $2 \
         UNION SELECT person FROM erasures"
    };
}

impl DailyRows<'_> {
    /// Returns the settings of a server's daily puzzle; `None` if it has none.
    pub async fn daily_settings(self, server: ServerId) -> Result<Option<DailySettingsRow>, StoreError> {
        let query = db::query_as("SELECT * FROM daily_settings WHERE server = $1").bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Stores a server's settings for the daily puzzle.
    pub async fn set_daily_settings(self, row: DailySettingsRow) -> Result<(), StoreError> {
        let open = db::query("UPDATE daily_puzzles SET closes_at = $2 WHERE server = $1 AND closed = 0");
        let open = open.bind(row.server).bind(row.next_at);
        let query = db::query(
            "INSERT INTO daily_settings (server, channel, hour, zone, game, next_at) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (server) DO UPDATE SET channel = $2, hour = $3, zone = $4, game = $5, next_at = $6",
        );
        let query = query.bind(row.server).bind(row.channel).bind(row.hour).bind(row.zone);
        let query = query.bind(row.game).bind(row.next_at);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    query.execute(&mut *connection).await?;
                    // The puzzle stays open until the next one is posted.
                    open.execute(&mut *connection).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Stops the daily puzzle of a server.
    pub async fn remove_daily_settings(self, server: ServerId) -> Result<(), StoreError> {
        let query = db::query("DELETE FROM daily_settings WHERE server = $1").bind(server);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Returns the servers whose next daily puzzle is due, except those that have removed the bot.
    pub async fn due_dailies(self, now: Timestamp) -> Result<Vec<DailySettingsRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM daily_settings WHERE next_at <= $1 AND server NOT IN (SELECT server FROM departures) \
             ORDER BY next_at",
        );
        Ok(query.bind(now).fetch_all(&self.store.readers).await?)
    }

    /// Returns how many times a server has had each of a game's puzzles.
    pub async fn daily_uses(self, server: ServerId, game: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let query = db::query_as(
            "SELECT puzzle, COUNT(*) FROM daily_puzzles WHERE server = $1 AND game = $2 GROUP BY puzzle",
        );
        Ok(query.bind(server).bind(game.to_owned()).fetch_all(&self.store.readers).await?)
    }

    /// Stores a daily puzzle, if there is one to post, and the time of the next one. Returns the number of the puzzle;
    /// `None` if the server already has one for that day.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn begin_daily(
        self,
        settings: DailySettingsRow,
        daily: Option<NewDaily>,
        next_at: Timestamp,
    ) -> Result<Option<DailyId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move { begin(connection, &settings, daily, next_at).await })
            })
            .await
    }

    /// Closes the daily puzzles whose time is up; returns them.
    pub async fn close_dailies(self, now: Timestamp) -> Result<Vec<DailyId>, StoreError> {
        const OVER: &str = "SELECT EXISTS (SELECT 1 FROM daily_puzzles WHERE closed = 0 AND closes_at <= $1)";
        // The query runs often and seldom finds any.
        if !db::query_scalar::<bool>(OVER).bind(now).fetch_one(&self.store.readers).await? {
            return Ok(Vec::new());
        }
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let close = db::query_scalar(
                        "UPDATE daily_puzzles SET closed = 1, version = version + 1 \
                         WHERE closed = 0 AND closes_at <= $1 RETURNING id",
                    );
                    Ok(close.bind(now).fetch_all(connection).await?)
                })
            })
            .await
    }

    /// Returns when the next daily puzzle is due or closed.
    pub async fn next_daily(self) -> Result<Option<Timestamp>, StoreError> {
        let query = db::query_scalar(
            "SELECT MIN(at) FROM (SELECT MIN(closes_at) AS at FROM daily_puzzles WHERE closed = 0 UNION ALL \
             SELECT MIN(next_at) FROM daily_settings WHERE server NOT IN (SELECT server FROM departures)) AS moments",
        );
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Returns a daily puzzle.
    pub async fn daily(self, id: DailyId) -> Result<Option<DailyRow>, StoreError> {
        let query = db::query_as("SELECT * FROM daily_puzzles WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns `true` if a server has had a daily puzzle on a day.
    pub async fn has_daily(self, server: ServerId, day: DayNumber) -> Result<bool, StoreError> {
        let query =
            db::query_scalar::<i64>("SELECT COUNT(*) FROM daily_puzzles WHERE server = $1 AND day = $2");
        Ok(query.bind(server).bind(day).fetch_one(&self.store.readers).await? > 0)
    }

    /// Returns the last posted daily puzzle of a server before a day.
    pub async fn daily_before(
        self,
        server: ServerId,
        day: DayNumber,
    ) -> Result<Option<DailyRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM daily_puzzles WHERE server = $1 AND day < $2 AND message IS NOT NULL \
             ORDER BY day DESC LIMIT 1",
        );
        Ok(query.bind(server).bind(day).fetch_optional(&self.store.readers).await?)
    }

    /// Notes the state that the message of a daily puzzle shows, and its id if that is new.
    pub async fn daily_announced(
        self,
        id: DailyId,
        version: Version,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE daily_puzzles SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, message = COALESCE($3, message) WHERE id = $1",
        );
        self.store.writer.execute(query.bind(id).bind(version).bind(message)).await?;
        Ok(())
    }

    /// Notes the result of somebody's first try at a daily puzzle; returns whether it counts: it is the first, and in
    /// time.
    pub async fn note_daily_attempt(
        self,
        daily: DailyId,
        player: PlayerId,
        solved: bool,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let note = db::query(
                        "INSERT INTO daily_attempts (daily, player, solved, at) SELECT id, $2, $3, $4 \
                         FROM daily_puzzles WHERE id = $1 AND closed = 0 AND closes_at > $4 \
                         AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = $2) ON CONFLICT DO NOTHING",
                    );
                    let note = note.bind(daily).bind(player).bind(i64::from(solved)).bind(at);
                    if note.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    renew(connection, daily).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Returns `true` if somebody has tried a daily puzzle.
    pub async fn has_tried_daily(self, daily: DailyId, player: PlayerId) -> Result<bool, StoreError> {
        let query =
            db::query_scalar("SELECT EXISTS (SELECT 1 FROM daily_attempts WHERE daily = $1 AND player = $2)");
        let tried: i64 = query.bind(daily).bind(player).fetch_one(&self.store.readers).await?;
        Ok(tried != 0)
    }

    /// Counts the people who have solved a daily puzzle, and those who have failed.
    pub async fn daily_counts(self, daily: DailyId) -> Result<(i64, i64), StoreError> {
        let query = db::query_as(
            "SELECT COUNT(CASE WHEN solved = 1 THEN 1 END), COUNT(CASE WHEN solved = 0 THEN 1 END) \
             FROM daily_attempts WHERE daily = $1",
        );
        Ok(query.bind(daily).fetch_one(&self.store.readers).await?)
    }

    /// Returns the first solvers of a server's daily puzzle, without those who do not appear on leaderboards.
    pub async fn daily_solvers(
        self,
        daily: DailyId,
        server: ServerId,
        limit: i64,
    ) -> Result<Vec<PlayerId>, StoreError> {
        let query = db::query_scalar(concat!(
            "SELECT player FROM daily_attempts WHERE daily = $1 AND solved = 1 AND player NOT IN (",
            hidden!(),
            ") ORDER BY at, player LIMIT $3"
        ));
        Ok(query.bind(daily).bind(server).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Counts the daily puzzles of a server on some days.
    pub async fn count_dailies(self, server: ServerId, days: Range<DayNumber>) -> Result<i64, StoreError> {
        let query = db::query_scalar(
            "SELECT COUNT(*) FROM daily_puzzles WHERE server = $1 AND day >= $2 AND day < $3 AND message IS NOT NULL",
        );
        Ok(query.bind(server).bind(days.start).bind(days.end).fetch_one(&self.store.readers).await?)
    }

    /// Returns the solvers of a server's daily puzzles on some days with their numbers, the most first, without those who do not appear on leaderboards.
    pub async fn daily_table(
        self,
        server: ServerId,
        days: Range<DayNumber>,
        limit: i64,
    ) -> Result<Vec<DailyLineRow>, StoreError> {
        let query = db::query_as(concat!(
            "SELECT COALESCE((SELECT name FROM members WHERE server = $2 AND player = daily_attempts.player), \
             (SELECT name FROM players WHERE id = daily_attempts.player)) AS name, \
             CAST(SUM(solved) AS BIGINT) AS solved, COUNT(*) AS tried \
             FROM daily_puzzles JOIN daily_attempts ON daily = daily_puzzles.id \
             WHERE server = $2 AND day >= $1 AND day < $3 AND player NOT IN (",
            hidden!(),
            ") GROUP BY player HAVING SUM(solved) > 0 ORDER BY SUM(solved) DESC, COUNT(*), player LIMIT $4"
        ));
        Ok(query
            .bind(days.start)
            .bind(server)
            .bind(days.end)
            .bind(limit)
            .fetch_all(&self.store.readers)
            .await?)
    }
}

/// Marks the messages of the open daily puzzles that somebody has tried for an update; returns these puzzles.
pub(crate) async fn renew_tried_by(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<DailyId>, StoreError> {
    let renew = db::query_scalar(
        "UPDATE daily_puzzles SET version = version + 1 WHERE closed = 0 \
         AND id IN (SELECT daily FROM daily_attempts WHERE player = $1) RETURNING id",
    );
    Ok(renew.bind(player).fetch_all(connection).await?)
}

async fn begin(
    connection: &mut Connection,
    settings: &DailySettingsRow,
    daily: Option<NewDaily>,
    next_at: Timestamp,
) -> Result<Option<DailyId>, StoreError> {
    // Later changes need another look.
    let next = db::query("UPDATE daily_settings SET next_at = $3 WHERE server = $1 AND next_at = $2");
    let next = next.bind(settings.server).bind(settings.next_at).bind(next_at);
    if next.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(None);
    }
    let Some(daily) = daily else { return Ok(None) };
    let insert = db::query_scalar(
        "INSERT INTO daily_puzzles (server, day, channel, game, puzzle, at, closes_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (server, day) DO NOTHING RETURNING id",
    );
    let insert = insert.bind(daily.server).bind(daily.day).bind(daily.channel).bind(daily.game);
    let insert = insert.bind(daily.puzzle).bind(daily.at).bind(daily.closes_at);
    Ok(insert.fetch_optional(connection).await?)
}

/// Marks the message of a daily puzzle for an update.
async fn renew(connection: &mut Connection, daily: DailyId) -> Result<(), StoreError> {
    let query = db::query("UPDATE daily_puzzles SET version = version + 1 WHERE id = $1").bind(daily);
    query.execute(connection).await?;
    Ok(())
}
