//! When each connection to Discord was there, and what its absence does to the clocks of its servers.

use sqlx::AssertSqlSafe;

use crate::clocks::row_handle::ClockRows;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;

/// One of the connections to Discord's gateway. Each has the servers whose ids fall to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shard {
    /// Index of the shard, from 0.
    pub index: u32,
    /// Total number of shards.
    pub count: u32,
}

impl Shard {
    /// Returns `true` if this shard has the server.
    pub(crate) fn has(self, server: i64) -> bool {
        (server >> 22) % i64::from(self.count.max(1)) == i64::from(self.index)
    }

    /// The condition that a column with the id of a server, or NULL, falls to this shard.
    pub(crate) fn holds(self, column: &str) -> String {
        Self::any_holds(&[self], column)
    }

    /// The condition that a column with the id of a server, or NULL, falls to one of these shards, of which there is one at
    /// least and as many in all by each.
    pub(crate) fn any_holds(shards: &[Self], column: &str) -> String {
        let count = shards.first().map_or(1, |shard| shard.count.max(1));
        let indices: Vec<String> = shards.iter().map(|shard| shard.index.to_string()).collect();
        format!("(COALESCE({column}, 0) >> 22) % {count} IN ({})", indices.join(", "))
    }
}

impl ClockRows<'_> {
    /// Notes that these connections were there at a moment.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn note_presence(self, shards: Vec<Shard>, at: i64) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    for shard in shards {
                        note(connection, shard, at).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Counts the connections, of this total, that any process has noted since then.
    pub async fn count_present(self, shards: u32, since: i64) -> Result<i64, StoreError> {
        let query = db::query_scalar("SELECT COUNT(*) FROM shard_presence WHERE shards = $1 AND at >= $2");
        Ok(query.bind(shards).bind(since).fetch_one(&self.store.readers).await?)
    }

    /// Makes up for the time in which a connection was not there, and notes that it is: clocks of its live matches stood
    /// still meanwhile; deadlines of correspondence that passed meanwhile are put off to `grace` from now, but not by more
    /// than the time for a turn. It was away from `since` on, or since it was noted last. The answer is which matches that
    /// concerns.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn compensate_outage(
        self,
        shard: Shard,
        since: Option<i64>,
        now: i64,
        grace: i64,
    ) -> Result<Vec<i64>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let since = match since {
                        Some(since) => Some(since),
                        None => last_presence(connection, shard).await?,
                    };
                    let away = since.map_or(0, |since| now.saturating_sub(since).max(0));
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
                    note(connection, shard, now).await?;
                    forget_other_counts(connection, shard).await?;
                    Ok(moved)
                })
            })
            .await
    }
}

async fn note(connection: &mut Connection, shard: Shard, now: i64) -> Result<(), StoreError> {
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

/// When a connection was there last. Where there were others in its place, when the first of them was gone.
async fn last_presence(connection: &mut Connection, shard: Shard) -> Result<Option<i64>, StoreError> {
    let query = db::query_scalar(
        "SELECT COALESCE((SELECT at FROM shard_presence WHERE shard = $1 AND shards = $2), \
         (SELECT MIN(at) FROM shard_presence WHERE shards <> $2))",
    );
    Ok(query.bind(shard.index).bind(shard.count).fetch_one(connection).await?)
}

/// Once every connection has been noted, what was noted when there were fewer or more of them is of no use any more.
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
