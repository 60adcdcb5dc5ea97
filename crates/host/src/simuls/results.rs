//! Results of boards, noted by the transaction that ends the match.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, SimulId, Timestamp};

/// Notes the result of a match that has ended, if it belongs to an exhibition.
pub(crate) async fn note(
    connection: &mut Connection,
    match_id: MatchId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let note = db::query_scalar(
        "UPDATE simul_guests SET result = (SELECT CASE WHEN counted = 0 THEN 'none' WHEN winner IS NULL THEN 'draw' \
         WHEN CASE WHEN winner = 0 THEN first_player ELSE second_player END = guest THEN 'guest' ELSE 'host' END \
         FROM matches WHERE matches.id = simul_guests.match_id) \
         WHERE match_id = $1 AND result IS NULL RETURNING simul",
    );
    let simul: Option<SimulId> = note.bind(match_id).fetch_optional(&mut *connection).await?;
    match simul {
        Some(simul) => go_on(connection, simul, at).await,
        None => Ok(()),
    }
}

/// Marks the message of an exhibition for an update after a result, and ends the exhibition after the last one.
pub(crate) async fn go_on(
    connection: &mut Connection,
    simul: SimulId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let is_running = "EXISTS (SELECT 1 FROM simul_guests WHERE simul = $1 AND result IS NULL)";
    let query = format!(
        "UPDATE simuls SET version = version + 1, state = CASE WHEN {is_running} THEN state ELSE 'finished' END, \
         ended_at = CASE WHEN {is_running} THEN ended_at ELSE $2 END WHERE id = $1 AND state = 'running'"
    );
    db::query(sqlx::AssertSqlSafe(query)).bind(simul).bind(at).execute(connection).await?;
    Ok(())
}
