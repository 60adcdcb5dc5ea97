//! Effects of a step of the clock on all deadlines.

use sqlx::AssertSqlSafe;

use crate::clocks::presence::Shard;
use crate::clocks::row_handle::ClockRows;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, Timestamp};
use crate::teams::deadlines as votes;
use crate::tournaments::deadlines;

impl ClockRows<'_> {
    /// Returns the time of the database server.
    pub async fn server_time(self) -> Result<Timestamp, StoreError> {
        let query = db::query_scalar("SELECT CAST(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000 AS BIGINT)");
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Moves all deadlines on the servers of these connections by `step` milliseconds. A step that began at the same
    /// moment and is already stored is not repeated. Connections that another process has taken over are left out.
    /// Returns the correction of the clock, and the matches whose clocks have moved.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn step_deadlines(
        self,
        shards: Vec<Shard>,
        began: Timestamp,
        step: i64,
    ) -> Result<(i64, Vec<MatchId>), StoreError> {
        let Some(first) = shards.iter().min_by_key(|shard| shard.index).copied() else {
            return Ok((step, Vec::new()));
        };
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let stored: Option<i64> = db::query_scalar(
                        "SELECT step FROM clock_steps WHERE shard = $1 AND shards = $2 AND began_at = $3",
                    )
                    .bind(first.index)
                    .bind(first.count)
                    .bind(began)
                    .fetch_optional(&mut *connection)
                    .await?;
                    if let Some(stored) = stored {
                        return Ok((stored, Vec::new()));
                    }
                    db::query(
                        "INSERT INTO clock_steps (shard, shards, began_at, step) VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (shard, shards) DO UPDATE SET began_at = $3, step = $4",
                    )
                    .bind(first.index)
                    .bind(first.count)
                    .bind(began)
                    .bind(step)
                    .execute(&mut *connection)
                    .await?;
                    let lost = taken_over(connection, first.count, began).await?;
                    let mut shards = shards;
                    shards.retain(|shard| !lost.contains(&i64::from(shard.index)));
                    Ok((step, move_deadlines(connection, &shards, step).await?))
                })
            })
            .await
    }
}

/// Returns the connections that were up after this moment, the last that this process lived through. Another process
/// has them now, and has compensated their absence.
async fn taken_over(
    connection: &mut Connection,
    count: u32,
    began: Timestamp,
) -> Result<Vec<i64>, StoreError> {
    let query = db::query_scalar("SELECT shard FROM shard_presence WHERE shards = $1 AND at > $2");
    Ok(query.bind(count).bind(began).fetch_all(connection).await?)
}

async fn move_deadlines(
    connection: &mut Connection,
    shards: &[Shard],
    step: i64,
) -> Result<Vec<MatchId>, StoreError> {
    if shards.is_empty() {
        return Ok(Vec::new());
    }
    let held = Shard::any_holds(shards, "server");
    let clocks = format!(
        "UPDATE clocks SET deadline = deadline + $1, remind_at = remind_at + $1, reminding = reminding + $1 \
         WHERE deadline IS NOT NULL AND match_id IN (SELECT id FROM matches WHERE ended_at IS NULL AND {held}) \
         RETURNING match_id"
    );
    let moved = db::query_scalar(AssertSqlSafe(clocks)).bind(step).fetch_all(&mut *connection).await?;
    let challenges =
        format!("UPDATE challenges SET expires_at = expires_at + $1 WHERE state = 'open' AND {held}");
    let departures = format!("UPDATE departures SET at = at + $1 WHERE {held}");
    let mut others = vec![challenges, departures];
    others.extend(shards.iter().map(|Shard { index, count }| {
        format!("UPDATE shard_presence SET at = at + $1 WHERE shard = {index} AND shards = {count}")
    }));
    // Vacations belong to no server; like direct messages, they belong to the first connection.
    if shards.iter().any(|shard| shard.index == 0) {
        others.push(
            "UPDATE vacations SET began_at = began_at + $1, ends_at = ends_at + $1 WHERE began_at IS NOT NULL"
                .to_owned(),
        );
    }
    deadlines::step(connection, &held, step).await?;
    votes::step(connection, &held, step).await?;
    for statement in others {
        db::query(AssertSqlSafe(statement)).bind(step).execute(&mut *connection).await?;
    }
    Ok(moved)
}
