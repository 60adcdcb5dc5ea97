//! Deadlines of rounds. Like clocks, they stand still while nobody can move.

use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{ServerId, Timestamp, TournamentId};

/// The end of a round by its deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The tournament.
    pub tournament: TournamentId,
    /// The deadline that has passed.
    pub deadline: i64,
}

impl RoundEnd {
    /// Returns `true` if the deadline has not moved and can still end the round.
    pub(crate) async fn holds(self, connection: &mut Connection) -> Result<bool, StoreError> {
        let query = db::query_scalar::<i64>(
            "SELECT COUNT(*) FROM tournaments WHERE id = $1 AND deadline = $2 AND state = 'running' \
             AND server NOT IN (SELECT server FROM departures)",
        );
        Ok(query.bind(self.tournament).bind(self.deadline).fetch_one(connection).await? > 0)
    }
}

/// Moves deadlines by a step of the clock, in the tournaments that meet the condition `held`.
pub(crate) async fn step(connection: &mut Connection, held: &str, step: i64) -> Result<(), StoreError> {
    let step_all = format!(
        "UPDATE tournaments SET deadline = deadline + $1, paused_at = paused_at + $1, version = version + 1, \
         wakes = wakes + 1, next_at = CASE WHEN state = 'running' THEN 0 ELSE next_at END \
         WHERE state IN ('running', 'paused') AND {held}"
    );
    db::query(AssertSqlSafe(step_all)).bind(step).execute(connection).await?;
    Ok(())
}

/// Extends rounds by the time for which the connection of their servers was away until now. Paused tournaments get that
/// time when the pause ends, and servers without the bot when it is back.
pub(crate) async fn compensate(
    connection: &mut Connection,
    held: &str,
    now: Timestamp,
    away: i64,
) -> Result<(), StoreError> {
    let compensate = format!(
        "UPDATE tournaments SET deadline = deadline + $2, version = version + 1, wakes = wakes + 1, next_at = 0 \
         WHERE state = 'running' AND $2 > 0 AND deadline > $1 - $2 \
         AND server NOT IN (SELECT server FROM departures) AND {held}"
    );
    db::query(AssertSqlSafe(compensate)).bind(now).bind(away).execute(connection).await?;
    Ok(())
}

/// Lets the tournaments of a server continue, now that the bot is back; it was absent since `since`.
pub(crate) async fn go_on(
    connection: &mut Connection,
    server: ServerId,
    since: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    let go_on = db::query(
        "UPDATE tournaments SET deadline = CASE WHEN deadline > $2 THEN deadline + $3 ELSE deadline END, \
         version = version + 1, wakes = wakes + 1, next_at = 0 WHERE server = $1 AND state = 'running'",
    );
    let absent = now.since(since).max(0);
    go_on.bind(server).bind(since).bind(absent).execute(connection).await?;
    Ok(())
}
