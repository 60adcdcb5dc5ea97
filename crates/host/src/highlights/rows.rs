//! Highlights of a server's weeks: their times, the ones to post, and their matches.

use std::ops::Range;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::highlights::row_handle::HighlightRows;
use crate::ids::{ChannelId, HighlightsId, MatchId, MessageId, PlayerId, ServerId, Timestamp};
use trickmate_rules::Seat;

/// Settings of a server's weekly highlights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighlightSettingsRow {
    /// The server.
    pub server: ServerId,
    /// Channel where they are posted.
    pub channel: ChannelId,
    /// The time zone whose Mondays count.
    pub zone: String,
    /// When the next are due.
    pub next_at: Timestamp,
}

from_row!(HighlightSettingsRow { server, channel, zone, next_at });

/// A week of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighlightRow {
    /// Its number.
    pub id: HighlightsId,
    /// The server.
    pub server: ServerId,
    /// Channel where its highlights are posted.
    pub channel: ChannelId,
    /// When it began.
    pub since: Timestamp,
    /// When it ended.
    pub until: Timestamp,
    /// 1: its highlights are posted.
    pub announced: i64,
}

from_row!(HighlightRow { id, server, channel, since, until, announced });

/// A match between people that has ended, with the facts for highlights.
#[derive(Clone, Debug, PartialEq)]
pub struct EndedRow {
    /// The match.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The thread or channel where it was played.
    pub place: ChannelId,
    /// The message with the last board.
    pub board: Option<MessageId>,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// Number of its plies.
    pub plies: i64,
    /// The first player's rating on the server before the match, if it was rated.
    pub first_rating: Option<f64>,
    /// The second player's rating on the server before the match, if it was rated.
    pub second_rating: Option<f64>,
}

from_row!(EndedRow {
    id,
    game,
    place,
    board,
    first_player,
    second_player,
    winner,
    plies,
    first_rating,
    second_rating
});

impl HighlightRows<'_> {
    /// Returns the settings of a server's highlights; `None` if it has none.
    pub async fn highlight_settings(
        self,
        server: ServerId,
    ) -> Result<Option<HighlightSettingsRow>, StoreError> {
        let query = db::query_as("SELECT * FROM highlight_settings WHERE server = $1").bind(server);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Stores a server's settings for the highlights.
    pub async fn set_highlight_settings(self, row: HighlightSettingsRow) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO highlight_settings (server, channel, zone, next_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (server) DO UPDATE SET channel = $2, zone = $3, next_at = $4",
        );
        let query = query.bind(row.server).bind(row.channel).bind(row.zone).bind(row.next_at);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Stops the highlights of a server.
    pub async fn remove_highlight_settings(self, server: ServerId) -> Result<(), StoreError> {
        let query = db::query("DELETE FROM highlight_settings WHERE server = $1").bind(server);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Returns the servers whose next highlights are due, except those that have removed the bot.
    pub async fn due_highlights(self, now: Timestamp) -> Result<Vec<HighlightSettingsRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM highlight_settings WHERE next_at <= $1 \
             AND server NOT IN (SELECT server FROM departures) ORDER BY next_at",
        );
        Ok(query.bind(now).fetch_all(&self.store.readers).await?)
    }

    /// Returns when the next highlights are due.
    pub async fn next_highlights(self) -> Result<Option<Timestamp>, StoreError> {
        let query = db::query_scalar(
            "SELECT MIN(next_at) FROM highlight_settings WHERE server NOT IN (SELECT server FROM departures)",
        );
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Stores a week whose highlights should be posted, and the time of the next ones. Returns the week's number;
    /// `None` if the settings have changed meanwhile.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn begin_highlights(
        self,
        settings: HighlightSettingsRow,
        week: Range<Timestamp>,
        next_at: Timestamp,
    ) -> Result<Option<HighlightsId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move { begin(connection, &settings, week, next_at).await })
            })
            .await
    }

    /// Returns the highlights of a week.
    pub async fn highlight(self, id: HighlightsId) -> Result<Option<HighlightRow>, StoreError> {
        let query = db::query_as("SELECT * FROM highlights WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Notes that a week's highlights were posted, or never will be.
    pub async fn highlight_announced(self, id: HighlightsId) -> Result<(), StoreError> {
        self.store
            .writer
            .execute(db::query("UPDATE highlights SET announced = 1 WHERE id = $1").bind(id))
            .await?;
        Ok(())
    }

    /// Returns the matches between people that ended on a server within a period and count there, the earliest first.
    /// Matches of people who do not appear on leaderboards are left out.
    pub async fn ended_within(
        self,
        server: ServerId,
        week: Range<Timestamp>,
    ) -> Result<Vec<EndedRow>, StoreError> {
        let query = db::query_as(
            "WITH hidden AS (SELECT player FROM wishes WHERE listed = 0 UNION SELECT player FROM bans WHERE server = $1 \
             UNION SELECT person FROM erasures) \
             SELECT matches.id, matches.game, COALESCE(thread, channel) AS place, board, first_player, second_player, \
             winner, version AS plies, one.before AS first_rating, other.before AS second_rating FROM matches \
             LEFT JOIN rating_changes AS one ON one.game = matches.game AND one.scope = $1 \
             AND one.player = first_player AND one.result_number = matches.result_number \
             LEFT JOIN rating_changes AS other ON other.game = matches.game AND other.scope = $1 \
             AND other.player = second_player AND other.result_number = matches.result_number \
             WHERE server = $1 AND ended_at >= $2 AND ended_at < $3 AND counted = 1 AND counted_on_server = 1 \
             AND level IS NULL AND first_player NOT IN (SELECT player FROM hidden) \
             AND second_player NOT IN (SELECT player FROM hidden) ORDER BY ended_at, matches.id",
        );
        Ok(query.bind(server).bind(week.start).bind(week.end).fetch_all(&self.store.readers).await?)
    }
}

async fn begin(
    connection: &mut Connection,
    settings: &HighlightSettingsRow,
    week: Range<Timestamp>,
    next_at: Timestamp,
) -> Result<Option<HighlightsId>, StoreError> {
    // Later changes need another look.
    let next = db::query("UPDATE highlight_settings SET next_at = $3 WHERE server = $1 AND next_at = $2");
    let next = next.bind(settings.server).bind(settings.next_at).bind(next_at);
    if next.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(None);
    }
    let insert = db::query_scalar(
        "INSERT INTO highlights (server, channel, since, until) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (server, until) DO NOTHING RETURNING id",
    );
    let insert = insert.bind(settings.server).bind(settings.channel).bind(week.start).bind(week.end);
    Ok(insert.fetch_optional(connection).await?)
}
