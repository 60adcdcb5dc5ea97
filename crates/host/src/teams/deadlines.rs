//! The times of votes. Like clocks, they stand still while nobody can vote.

use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{ServerId, Timestamp};

/// Moves the ends of votes by a step of the clock, in the team games that meet the condition `held`.
pub(crate) async fn step(connection: &mut Connection, held: &str, step: i64) -> Result<(), StoreError> {
    let step_all = format!(
        "UPDATE team_votes SET closes_at = closes_at + $1 WHERE game IN (SELECT id FROM team_games WHERE {held})"
    );
    let moved = db::query(AssertSqlSafe(step_all)).bind(step).execute(&mut *connection).await?;
    if moved.rows_affected() > 0 { renew(connection, held).await } else { Ok(()) }
}

/// Extends votes by the time for which the connection of their servers was away until now.
pub(crate) async fn compensate(
    connection: &mut Connection,
    held: &str,
    now: Timestamp,
    away: i64,
) -> Result<(), StoreError> {
    let held = format!("({held} OR id IN (SELECT game FROM away_teams WHERE state = 'accepted' AND {held}))");
    let compensate = format!(
        "UPDATE team_votes SET closes_at = closes_at + $2 WHERE $2 > 0 AND closes_at > $1 - $2 \
         AND game IN (SELECT id FROM team_games WHERE server NOT IN (SELECT server FROM departures) AND {held}) \
         AND game NOT IN (SELECT game FROM away_teams WHERE state = 'accepted' \
         AND server IN (SELECT server FROM departures))"
    );
    let moved = db::query(AssertSqlSafe(compensate)).bind(now).bind(away).execute(&mut *connection).await?;
    if moved.rows_affected() > 0 { renew(connection, &held).await } else { Ok(()) }
}

/// Lets the votes of a server continue, now that the bot is back; it was absent since `since`.
pub(crate) async fn go_on(
    connection: &mut Connection,
    server: ServerId,
    since: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    // If the other team's server has removed the bot too, the time since then counts when that server has it again.
    let go_on = db::query(
        "UPDATE team_votes SET closes_at = closes_at + CASE WHEN $3 > other.at THEN \
         CASE WHEN other.at > $2 THEN other.at - $2 ELSE 0 END ELSE $3 - $2 END \
         FROM (SELECT team_games.id AS game, COALESCE(MIN(departures.at), $3) AS at FROM team_games \
         LEFT JOIN away_teams ON away_teams.game = team_games.id AND away_teams.state = 'accepted' \
         LEFT JOIN departures ON departures.server IN (team_games.server, away_teams.server) \
         WHERE team_games.server = $1 OR away_teams.server = $1 GROUP BY team_games.id) AS other \
         WHERE other.game = team_votes.game AND closes_at > $2 AND $3 > $2",
    );
    go_on.bind(server).bind(since).bind(now).execute(&mut *connection).await?;
    let renew = db::query(
        "UPDATE team_games SET tally = tally + 1 \
         WHERE (server = $1 OR id IN (SELECT game FROM away_teams WHERE server = $1 AND state = 'accepted')) \
         AND id IN (SELECT game FROM team_votes WHERE choice IS NULL)",
    );
    renew.bind(server).execute(connection).await?;
    Ok(())
}

/// Marks the boards for an update, since they show when votes close.
async fn renew(connection: &mut Connection, held: &str) -> Result<(), StoreError> {
    let renew = format!(
        "UPDATE team_games SET tally = tally + 1 WHERE {held} \
         AND id IN (SELECT game FROM team_votes WHERE choice IS NULL)"
    );
    db::query(AssertSqlSafe(renew)).execute(connection).await?;
    Ok(())
}
