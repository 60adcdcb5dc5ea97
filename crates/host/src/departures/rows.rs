//! Servers that have removed the bot: their matches are paused, and their data is erased after a while.

use std::collections::BTreeSet;

use sqlx::AssertSqlSafe;

use crate::clocks::presence::Shard;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::departures::absence_rows::note_absences;
use crate::departures::row_handle::DepartureRows;
use crate::ids::{MatchId, ServerId, Timestamp};
use crate::teams::away_rows::{call_off_away, renew_away};
use crate::teams::deadlines as votes;
use crate::tournaments::deadlines;

/// Columns with the id of a server whose rows are deleted with it. Matches and challenges stay, without the id.
const OF_SERVERS: [(&str, &str); 21] = [
    ("servers", "id"),
    ("server_channels", "server"),
    ("daily_settings", "server"),
    ("highlight_settings", "server"),
    ("highlights", "server"),
    ("server_cards", "server"),
    ("bans", "server"),
    ("ratings", "scope"),
    ("rating_changes", "scope"),
    ("reratings", "scope"),
    ("members", "server"),
    ("daily_puzzles", "server"),
    ("tournaments", "server"),
    ("simuls", "server"),
    ("season_settings", "server"),
    ("seasons", "server"),
    ("rating_roles", "server"),
    ("role_holders", "server"),
    ("role_updates", "server"),
    ("team_games", "server"),
    ("away_teams", "server"),
];

impl DepartureRows<'_> {
    /// Notes that a server has removed the bot: its running matches are paused and their clocks stop. Returns these
    /// matches; `None` if it was noted before.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn depart(self, server: ServerId, now: Timestamp) -> Result<Option<Vec<MatchId>>, StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let noted = db::query(
                        "INSERT INTO departures (server, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    );
                    let noted = noted.bind(server).bind(now).execute(&mut *connection).await?;
                    if noted.rows_affected() == 0 {
                        return Ok(None);
                    }
                    db::query(
                        "UPDATE clocks SET remaining = CASE WHEN deadline IS NULL THEN remaining \
                         WHEN deadline > $2 THEN deadline - $2 ELSE 0 END, \
                         deadline = NULL, remind_at = NULL, paused = 2 \
                         WHERE (deadline IS NOT NULL OR paused = 1) \
                         AND match_id IN (SELECT id FROM matches WHERE server = $1 AND ended_at IS NULL AND direct < 4)",
                    )
                    .bind(server)
                    .bind(now)
                    .execute(&mut *connection)
                    .await?;
                    note_absences(connection, server, now).await?;
                    renew_away(connection, server).await?;
                    let pause = db::query_scalar(
                        "UPDATE matches SET paused = 1 WHERE server = $1 AND ended_at IS NULL AND direct < 4 \
                         RETURNING id",
                    );
                    Ok(Some(pause.bind(server).fetch_all(connection).await?))
                })
            })
            .await
    }

    /// Notes that a server has the bot again: its matches continue with their clocks, and those that have ended
    /// meanwhile can be shown. Returns these matches.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn come_back(self, server: ServerId, now: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let noted = db::query_scalar("DELETE FROM departures WHERE server = $1 RETURNING at");
                    let noted: Option<Timestamp> = noted.bind(server).fetch_optional(&mut *connection).await?;
                    let Some(since) = noted else { return Ok(Vec::new()) };
                    go_on(connection, server, now).await?;
                    deadlines::go_on(connection, server, since, now).await?;
                    votes::go_on(connection, server, since, now).await?;
                    renew_away(connection, server).await?;
                    let resume = db::query_scalar(
                        "UPDATE matches SET paused = 0, direct = 0 WHERE server = $1 AND paused <> 0 RETURNING id",
                    );
                    Ok(resume.bind(server).fetch_all(connection).await?)
                })
            })
            .await
    }

    /// Returns `true` if a server has removed the bot.
    pub async fn has_departed(self, server: ServerId) -> Result<bool, StoreError> {
        let query = db::query_scalar("SELECT EXISTS (SELECT 1 FROM departures WHERE server = $1)");
        Ok(query.bind(server).fetch_one(&self.store.readers).await?)
    }

    /// Returns the servers of a shard with stored data: those that have removed the bot and those that have it.
    pub async fn servers_of(self, shard: Shard) -> Result<[BTreeSet<ServerId>; 2], StoreError> {
        let mut departed = BTreeSet::new();
        let mut others = BTreeSet::new();
        let query = format!("SELECT server FROM departures WHERE {}", shard.holds("server"));
        let rows: Vec<ServerId> =
            db::query_scalar(AssertSqlSafe(query)).fetch_all(&self.store.readers).await?;
        departed.extend(rows);
        // A scope of ratings may be the whole world.
        let own = OF_SERVERS.into_iter().filter(|(_, column)| *column != "scope");
        for (table, column) in own.chain([("matches", "server")]) {
            let query = format!(
                "SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL AND {}",
                shard.holds(column)
            );
            let rows: Vec<ServerId> =
                db::query_scalar(AssertSqlSafe(query)).fetch_all(&self.store.readers).await?;
            others.extend(rows.into_iter().filter(|server| !departed.contains(server)));
        }
        Ok([departed, others])
    }

    /// Returns the servers without the bot since this time or earlier.
    pub async fn departed_before(self, moment: Timestamp) -> Result<Vec<ServerId>, StoreError> {
        let query = db::query_scalar("SELECT server FROM departures WHERE at <= $1 ORDER BY at");
        Ok(query.bind(moment).fetch_all(&self.store.readers).await?)
    }

    /// Returns the paused matches of a server that are not over, and those in which a team plays there.
    pub async fn paused_matches_of_server(self, server: ServerId) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE ended_at IS NULL AND (server = $1 AND paused <> 0 OR id IN \
                 (SELECT match_id FROM team_games JOIN away_teams ON away_teams.game = team_games.id \
                 WHERE away_teams.server = $1))",
        );
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Erases the data of a server that has removed the bot. Its matches and challenges stay for their players, without
    /// a server.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn erase_server(self, server: ServerId) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    call_off_away(connection, server).await?;
                    let gone = OF_SERVERS
                        .into_iter()
                        .chain([("departures", "server")])
                        .map(|(table, column)| format!("DELETE FROM {table} WHERE {column} = $1"));
                    let nameless = ["matches", "challenges", "series"]
                        .map(|table| format!("UPDATE {table} SET server = NULL WHERE server = $1"));
                    for statement in gone.chain(nameless) {
                        db::query(AssertSqlSafe(statement)).bind(server).execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

/// Restarts the clocks of a server's matches, except those of players on vacation.
async fn go_on(connection: &mut Connection, server: ServerId, now: Timestamp) -> Result<(), StoreError> {
    const PAUSED: &str = "paused = 2 AND match_id IN (SELECT id FROM matches WHERE server = $1)";
    let vacation = format!(
        "UPDATE clocks SET paused = 1 WHERE {PAUSED} AND per_turn IS NOT NULL AND EXISTS \
         (SELECT 1 FROM matches JOIN vacations \
         ON vacations.player = CASE clocks.seat WHEN 0 THEN first_player ELSE second_player END \
         WHERE matches.id = clocks.match_id AND began_at IS NOT NULL)"
    );
    db::query(AssertSqlSafe(vacation)).bind(server).execute(&mut *connection).await?;
    let run = format!("UPDATE clocks SET paused = 0, deadline = $2 + remaining WHERE {PAUSED}");
    db::query(AssertSqlSafe(run)).bind(server).bind(now).execute(connection).await?;
    Ok(())
}
