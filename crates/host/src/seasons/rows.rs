//! Stored seasons: their settings, which of them run, and the messages about their ends.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChannelId, MessageId, PlayerId, SeasonId, ServerId, Timestamp, Year};
use crate::seasons::period::{Period, SeasonLength};
use crate::seasons::row_handle::SeasonRows;

/// Settings of a server's seasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeasonSettingsRow {
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) length: String,
    pub(crate) zone: String,
}

from_row!(SeasonSettingsRow { server, channel, length, zone });

/// A stored season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeasonRow {
    pub(crate) id: SeasonId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) length: String,
    pub(crate) year: Year,
    pub(crate) part: i64,
    pub(crate) since: Timestamp,
    pub(crate) until: Timestamp,
    pub(crate) ended: i64,
    pub(crate) version: i64,
    pub(crate) announced: i64,
    pub(crate) message: Option<MessageId>,
}

from_row!(SeasonRow {
    id,
    server,
    channel,
    length,
    year,
    part,
    since,
    until,
    ended,
    version,
    announced,
    message
});

/// A line in the table of a season that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlaceRow {
    pub(crate) game: String,
    pub(crate) player: PlayerId,
    pub(crate) name: Option<String>,
    pub(crate) place: i64,
    pub(crate) performance: i64,
    pub(crate) halves: i64,
    pub(crate) games: i64,
}

from_row!(PlaceRow { game, player, name, place, performance, halves, games });

/// Subquery for the players who are hidden on the server $1, or whose data is being deleted.
macro_rules! hidden {
    () => {
        "SELECT player FROM wishes WHERE listed = 0 UNION SELECT player FROM bans WHERE server = $1 \
         UNION SELECT person FROM erasures"
    };
}
pub(crate) use hidden;

/// Query for the moment when the next season ends; 0 if a table has to be made.
pub(crate) const NEXT_DUE: &str = "SELECT MIN(CASE WHEN ended = 0 THEN until ELSE 0 END) FROM seasons \
    WHERE settled = 0 AND server NOT IN (SELECT server FROM departures)";

impl SeasonRows<'_> {
    /// Returns the settings of a server's seasons; `None` if it has none.
    pub(crate) async fn settings(self, server: ServerId) -> Result<Option<SeasonSettingsRow>, StoreError> {
        let query = db::query_as("SELECT * FROM season_settings WHERE server = $1").bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Stores a server's settings, and begins a season if none runs. A due season ends first, under the old settings; a
    /// running one takes over the new settings. Returns the seasons that have ended.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub(crate) async fn set_settings(
        self,
        row: SeasonSettingsRow,
        now: Timestamp,
    ) -> Result<Vec<SeasonId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let mut over = end_due(connection, row.server, now).await?;
                    let set = db::query(
                        "INSERT INTO season_settings (server, channel, length, zone) VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (server) DO UPDATE SET channel = $2, length = $3, zone = $4",
                    );
                    let set = set.bind(row.server).bind(row.channel).bind(&row.length).bind(&row.zone);
                    set.execute(&mut *connection).await?;
                    let look = db::query_as("SELECT * FROM seasons WHERE server = $1 AND ended = 0");
                    let running: Option<SeasonRow> =
                        look.bind(row.server).fetch_optional(&mut *connection).await?;
                    match running {
                        Some(running) => change(connection, &row, &running, now).await?,
                        None => begin(connection, &row, now).await?,
                    }
                    over.extend(end_due(connection, row.server, now).await?);
                    Ok(over)
                })
            })
            .await
    }

    /// Stops the seasons of a server; those that are over or due stay. Returns the seasons that have ended.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub(crate) async fn remove_settings(
        self,
        server: ServerId,
        now: Timestamp,
    ) -> Result<Vec<SeasonId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let over = end_due(connection, server, now).await?;
                    db::query("DELETE FROM season_settings WHERE server = $1")
                        .bind(server)
                        .execute(&mut *connection)
                        .await?;
                    let stop = db::query("DELETE FROM seasons WHERE server = $1 AND ended = 0");
                    stop.bind(server).execute(connection).await?;
                    Ok(over)
                })
            })
            .await
    }

    /// Returns the running season of a server.
    pub(crate) async fn running(self, server: ServerId) -> Result<Option<SeasonRow>, StoreError> {
        let query = db::query_as("SELECT * FROM seasons WHERE server = $1 AND ended = 0").bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns a season.
    pub(crate) async fn season(self, id: SeasonId) -> Result<Option<SeasonRow>, StoreError> {
        let query = db::query_as("SELECT * FROM seasons WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the seasons of a server that are over and have a table, the latest first.
    pub(crate) async fn past(self, server: ServerId, limit: i64) -> Result<Vec<SeasonRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM seasons WHERE server = $1 AND ended = 1 \
             AND EXISTS (SELECT 1 FROM season_places WHERE season = seasons.id) ORDER BY since DESC LIMIT $2",
        );
        Ok(query.bind(server).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the seasons that have reached their end, except on servers that have removed the bot.
    pub(crate) async fn due(self, now: Timestamp) -> Result<Vec<SeasonRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM seasons WHERE ended = 0 AND settled = 0 AND until <= $1 \
             AND server NOT IN (SELECT server FROM departures) ORDER BY until, id",
        );
        Ok(query.bind(now).fetch_all(&self.store.readers).await?)
    }

    /// Returns when the next season ends; 0 if a table has to be made.
    pub(crate) async fn next_due(self) -> Result<Option<i64>, StoreError> {
        Ok(db::query_scalar(NEXT_DUE).fetch_one(&self.store.readers).await?)
    }

    /// Ends a season that has reached its end, and begins the next. Returns whether it did, so that each season ends
    /// once.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub(crate) async fn end(self, season: SeasonRow, now: Timestamp) -> Result<bool, StoreError> {
        let SeasonRow { id, server, until, .. } = season;
        self.store
            .writer
            .write(move |connection| Box::pin(async move { end(connection, (id, server, until), now).await }))
            .await
    }

    /// Returns the table of a season that is over, for all games, the best first.
    pub(crate) async fn places(
        self,
        season: SeasonId,
        server: ServerId,
    ) -> Result<Vec<PlaceRow>, StoreError> {
        let query = db::query_as(concat!(
            "SELECT game, player, place, performance, halves, games, CASE WHEN player NOT IN (",
            hidden!(),
            ") THEN COALESCE((SELECT name FROM members WHERE server = $1 AND player = season_places.player), \
             (SELECT name FROM players WHERE id = season_places.player)) END AS name \
             FROM season_places WHERE season = $2 ORDER BY game, place, player"
        ));
        Ok(query.bind(server).bind(season).fetch_all(&self.store.readers).await?)
    }

    /// Notes which version the message of a season shows, and its id if it is new.
    pub(crate) async fn announced(
        self,
        id: SeasonId,
        version: i64,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE seasons SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, \
             message = COALESCE($3, message) WHERE id = $1",
        );
        self.store.writer.execute(query.bind(id).bind(version).bind(message)).await?;
        Ok(())
    }
}

/// Ends a season that has reached its end, and begins the next; returns whether it did.
async fn end(
    connection: &mut Connection,
    (id, server, until): (SeasonId, ServerId, Timestamp),
    now: Timestamp,
) -> Result<bool, StoreError> {
    let end = db::query("UPDATE seasons SET ended = 1 WHERE id = $1 AND ended = 0 AND until <= $2");
    if end.bind(id).bind(now).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let look = db::query_as("SELECT * FROM season_settings WHERE server = $1").bind(server);
    let settings: Option<SeasonSettingsRow> = look.fetch_optional(&mut *connection).await?;
    if let Some(settings) = settings {
        begin(connection, &settings, until).await?;
    }
    Ok(true)
}

/// Ends the seasons of a server that are due, one after another; returns them.
async fn end_due(
    connection: &mut Connection,
    server: ServerId,
    now: Timestamp,
) -> Result<Vec<SeasonId>, StoreError> {
    let mut over = Vec::new();
    loop {
        let look = db::query_as("SELECT * FROM seasons WHERE server = $1 AND ended = 0 AND until <= $2");
        let due: Option<SeasonRow> = look.bind(server).bind(now).fetch_optional(&mut *connection).await?;
        let Some(due) = due else { return Ok(over) };
        end(connection, (due.id, server, due.until), now).await?;
        over.push(due.id);
    }
}

/// Returns the period of the season that runs at a moment under these settings.
async fn period_at(
    connection: &mut Connection,
    settings: &SeasonSettingsRow,
    moment: Timestamp,
) -> Result<Option<Period>, StoreError> {
    let last =
        db::query_scalar("SELECT COALESCE(MAX(until), 0) FROM seasons WHERE server = $1 AND ended = 1");
    let last: Timestamp = last.bind(settings.server).fetch_one(connection).await?;
    let length = SeasonLength::of(&settings.length).unwrap_or_default();
    Ok(Period::after(last, length, settings.zone.parse().unwrap_or_default(), moment))
}

/// Begins the season that contains a moment. It starts where the last season ended, or at the beginning of its period.
async fn begin(
    connection: &mut Connection,
    settings: &SeasonSettingsRow,
    moment: Timestamp,
) -> Result<(), StoreError> {
    let Some(period) = period_at(connection, settings, moment).await? else { return Ok(()) };
    let begin = db::query(
        "INSERT INTO seasons (server, channel, length, year, part, since, until) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    );
    let begin = begin.bind(settings.server).bind(settings.channel).bind(&settings.length);
    let begin = begin.bind(i64::from(period.year)).bind(i64::from(period.part));
    begin.bind(period.since).bind(period.until).execute(connection).await?;
    Ok(())
}

/// Changes the running season to other settings. Its games still count: if it is already over in the new time zone, it
/// ends at that time; otherwise it continues.
async fn change(
    connection: &mut Connection,
    settings: &SeasonSettingsRow,
    running: &SeasonRow,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(mut period) = period_at(connection, settings, now).await? else { return Ok(()) };
    let (year, part) = (Year::new(i64::from(period.year)), i64::from(period.part));
    if running.length == settings.length && (year, part) > (running.year, running.part) && period.since <= now
    {
        let over = db::query("UPDATE seasons SET channel = $2, until = $3 WHERE id = $1");
        let over = over.bind(running.id).bind(settings.channel).bind(period.since.max(running.since));
        over.execute(connection).await?;
        return Ok(());
    }
    period.since = period.since.min(running.since);
    let change = db::query(
        "UPDATE seasons SET channel = $2, length = $3, year = $4, part = $5, since = $6, until = $7 WHERE id = $1",
    );
    let change = change.bind(running.id).bind(settings.channel).bind(&settings.length);
    change.bind(year).bind(part).bind(period.since).bind(period.until).execute(connection).await?;
    Ok(())
}

/// Marks season messages that name a player for an update; returns their seasons.
pub(crate) async fn renew_named(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<SeasonId>, StoreError> {
    let renew = db::query_scalar(
        "UPDATE seasons SET version = version + 1 WHERE ended = 1 \
         AND id IN (SELECT season FROM season_places WHERE player = $1 AND place <= 3) RETURNING id",
    );
    Ok(renew.bind(player).fetch_all(connection).await?)
}
