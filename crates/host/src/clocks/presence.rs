//! Presence of each connection to Discord, and the effect of its absence on the clocks of its servers.

use sqlx::AssertSqlSafe;

use crate::clocks::row_handle::ClockRows;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, ServerId, Timestamp};
use crate::teams::deadlines as votes;
use crate::tournaments::deadlines;

/// A connection to Discord's gateway. Each has the servers whose ids belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    /// Index of the shard, from 0.
    pub index: u32,
    /// Total number of shards.
    pub count: u32,
}

impl Shard {
    /// Returns `true` if this shard has the server.
    pub(crate) fn has(self, server: ServerId) -> bool {
        (server.get() >> 22) % i64::from(self.count.max(1)) == i64::from(self.index)
    }

    /// Returns the condition that a column with the id of a server, or NULL, belongs to this shard.
    pub(crate) fn holds(self, column: &str) -> String {
        Self::any_holds(&[self], column)
    }

    /// Returns the condition that a column with the id of a server, or NULL, belongs to one of these shards. There must
    /// be at least one, all of the same total.
    pub(crate) fn any_holds(shards: &[Self], column: &str) -> String {
        let count = shards.first().map_or(1, |shard| shard.count.max(1));
        let indices: Vec<String> = shards.iter().map(|shard| shard.index.to_string()).collect();
        format!("(COALESCE({column}, 0) >> 22) % {count} IN ({})", indices.join(", "))
    }
}

/// Returns the condition that people can move on the server in a column: the bot is there, and its connection is not
/// away. Without a server, which is NULL, only the connection counts.
pub(crate) fn can_move_on(column: &str, away: &[Shard]) -> String {
    let connected = match away {
        [] => String::new(),
        away => format!(" AND NOT {}", Shard::any_holds(away, column)),
    };
    format!("COALESCE({column}, 0) NOT IN (SELECT server FROM departures){connected}")
}

impl ClockRows<'_> {
    /// Notes that these connections were up at a moment.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn note_presence(self, shards: Vec<Shard>, at: Timestamp) -> Result<(), StoreError> {
        if shards.is_empty() {
            return Ok(());
        }
        let rows: Vec<String> =
            (0..shards.len()).map(|index| format!("(${}, ${}, $1)", 2 * index + 2, 2 * index + 3)).collect();
        let note = format!(
            "INSERT INTO shard_presence (shard, shards, at) VALUES {} \
             ON CONFLICT (shard, shards) DO UPDATE SET at = $1",
            rows.join(", ")
        );
        let note = shards.iter().fold(db::query(AssertSqlSafe(note)).bind(at), |note, shard| {
            note.bind(shard.index).bind(shard.count)
        });
        self.store.writer.note(note).await?;
        Ok(())
    }

    /// Counts the connections, of this total, that any process has noted since then.
    pub async fn count_present(self, shards: u32, since: Timestamp) -> Result<i64, StoreError> {
        let query = db::query_scalar("SELECT COUNT(*) FROM shard_presence WHERE shards = $1 AND at >= $2");
        Ok(query.bind(shards).bind(since).fetch_one(&self.store.readers).await?)
    }

    /// Compensates the absence of a connection, and notes that it is up again. Clocks of its live matches stood still.
    /// Correspondence deadlines that passed meanwhile are moved to `grace` from now, but by at most the time for a
    /// turn. The connection was away from `since` on, or since it was last noted. Returns the matches concerned.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn compensate_outage(
        self,
        shard: Shard,
        since: Option<Timestamp>,
        now: Timestamp,
        grace: i64,
    ) -> Result<Vec<MatchId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let since = match since {
                        Some(since) => Some(since),
                        None => last_presence(connection, shard).await?,
                    };
                    let away = since.map_or(0, |since| now.since(since).max(0));
                    let compensate = format!(
                        "UPDATE clocks SET deadline = CASE WHEN per_turn IS NULL THEN deadline + $2 \
                         WHEN per_turn < $3 THEN $1 + per_turn ELSE $1 + $3 END \
                         WHERE deadline IS NOT NULL AND $2 > 0 AND deadline > $1 - $2 \
                         AND (per_turn IS NULL OR deadline <= $1) \
                         AND match_id IN (SELECT id FROM matches WHERE ended_at IS NULL AND {}) \
                         RETURNING match_id",
                        shard.holds("server")
                    );
                    let moved = db::query_scalar(AssertSqlSafe(compensate))
                        .bind(now)
                        .bind(away)
                        .bind(grace)
                        .fetch_all(&mut *connection)
                        .await?;
                    deadlines::compensate(connection, &shard.holds("server"), now, away).await?;
                    votes::compensate(connection, &shard.holds("server"), now, away).await?;
                    note(connection, shard, now).await?;
                    forget_other_counts(connection, shard).await?;
                    Ok(moved)
                })
            })
            .await
    }
}

async fn note(connection: &mut Connection, shard: Shard, now: Timestamp) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO shard_presence (shard, shards, at) VALUES ($1, $2, $3) \
         ON CONFLICT (shard, shards) DO UPDATE SET at = $3",
    )
    .bind(shard.index)
    .bind(shard.count)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Returns when a connection was last up. If other connections replaced it, returns when the first of them went away.
async fn last_presence(connection: &mut Connection, shard: Shard) -> Result<Option<Timestamp>, StoreError> {
    let query = db::query_scalar(
        "SELECT COALESCE((SELECT at FROM shard_presence WHERE shard = $1 AND shards = $2), \
         (SELECT MIN(at) FROM shard_presence WHERE shards <> $2))",
    );
    Ok(query.bind(shard.index).bind(shard.count).fetch_one(connection).await?)
}

/// Forgets notes of connections with another total, once every connection with this total has been noted.
async fn forget_other_counts(connection: &mut Connection, shard: Shard) -> Result<(), StoreError> {
    db::query(
        "DELETE FROM shard_presence WHERE shards <> $1 \
         AND (SELECT COUNT(*) FROM shard_presence WHERE shards = $1) = $1",
    )
    .bind(shard.count)
    .execute(connection)
    .await?;
    Ok(())
}
