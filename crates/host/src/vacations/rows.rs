//! Vacations: during one, a player's correspondence clocks stand still.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, PlayerId, Timestamp, Year};
use crate::privacy::rows::refuse_while_erased;
use crate::vacations::row_handle::VacationRows;

/// The vacation of a player. Times in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct VacationRow {
    /// The year of `used`.
    pub year: Year,
    /// Used part of that year's allowance, without the current vacation.
    pub used: i64,
    /// When the current vacation began; `None` if the player is not on vacation.
    pub began_at: Option<Timestamp>,
    /// When the allowance will be used up.
    pub ends_at: Option<Timestamp>,
}

from_row!(VacationRow { year, used, began_at, ends_at });

/// Reminder of a clock that continues: a time before the deadline, for turns of at least this length.
#[derive(Clone, Copy, Debug)]
pub struct Remind {
    /// Time before the deadline; `None`: no reminder.
    pub before: Option<i64>,
    /// Shorter turns have none.
    pub from: i64,
}

/// The clocks of a seat in the running matches of a player.
const OWN: [&str; 2] = [
    "seat = 0 AND match_id IN (SELECT id FROM matches WHERE first_player = $1 AND ended_at IS NULL)",
    "seat = 1 AND match_id IN (SELECT id FROM matches WHERE second_player = $1 AND ended_at IS NULL)",
];

impl VacationRows<'_> {
    /// Returns the vacation of a player.
    pub async fn vacation(self, player: PlayerId) -> Result<VacationRow, StoreError> {
        let query = db::query_as("SELECT year, used, began_at, ends_at FROM vacations WHERE player = $1");
        Ok(query.bind(player).fetch_optional(&self.store.readers).await?.unwrap_or_default())
    }

    /// Returns the players whose vacations have ended because the allowance is used up.
    pub async fn vacations_over(self, now: Timestamp) -> Result<Vec<PlayerId>, StoreError> {
        let query =
            db::query_scalar("SELECT player FROM vacations WHERE ends_at IS NOT NULL AND ends_at <= $1");
        Ok(query.bind(now).fetch_all(&self.store.readers).await?)
    }

    /// Begins a vacation, unless the player is on one; correspondence clocks stop. Returns the matches concerned;
    /// `None` if the player is on vacation already, or has used some of the allowance since `known` was read.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn begin_vacation(
        self,
        player: PlayerId,
        known: VacationRow,
        vacation: VacationRow,
    ) -> Result<Option<Vec<MatchId>>, StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, player).await?;
                    let begun = db::query(
                        "INSERT INTO vacations (player, year, used, began_at, ends_at) VALUES ($1, $2, $3, $4, $5) \
                         ON CONFLICT (player) DO UPDATE SET year = $2, used = $3, began_at = $4, ends_at = $5 \
                         WHERE vacations.began_at IS NULL AND vacations.year = $6 AND vacations.used = $7",
                    )
                    .bind(player)
                    .bind(vacation.year)
                    .bind(vacation.used)
                    .bind(vacation.began_at)
                    .bind(vacation.ends_at)
                    .bind(known.year)
                    .bind(known.used)
                    .execute(&mut *connection)
                    .await?;
                    if begun.rows_affected() == 0 {
                        return Ok(None);
                    }
                    Ok(Some(stop(connection, player, vacation.began_at.unwrap_or_default()).await?))
                })
            })
            .await
    }

    /// Ends the vacation that began then, with this much of the allowance used; clocks continue. Returns the matches
    /// concerned; `None` if it has ended already.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn end_vacation(
        self,
        player: PlayerId,
        vacation: VacationRow,
        now: Timestamp,
        remind: Remind,
    ) -> Result<Option<Vec<MatchId>>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let ended = db::query(
                        "UPDATE vacations SET used = $3, began_at = NULL, ends_at = NULL \
                         WHERE player = $1 AND began_at = $2",
                    )
                    .bind(player)
                    .bind(vacation.began_at)
                    .bind(vacation.used)
                    .execute(&mut *connection)
                    .await?;
                    if ended.rows_affected() == 0 {
                        return Ok(None);
                    }
                    Ok(Some(go_on(connection, player, now, remind).await?))
                })
            })
            .await
    }
}

/// Stops the running clocks of a player.
async fn stop(
    connection: &mut Connection,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<MatchId>, StoreError> {
    let mut moved = Vec::new();
    for own in OWN {
        let statement = format!(
            "UPDATE clocks SET remaining = deadline - $2, deadline = NULL, remind_at = NULL, paused = 1 \
             WHERE {own} AND per_turn IS NOT NULL AND deadline IS NOT NULL AND deadline > $2 RETURNING match_id"
        );
        let query = db::query_scalar::<MatchId>(sqlx::AssertSqlSafe(statement)).bind(player).bind(now);
        moved.extend(query.fetch_all(&mut *connection).await?);
    }
    Ok(moved)
}

/// Lets the clocks of a player run again.
async fn go_on(
    connection: &mut Connection,
    player: PlayerId,
    now: Timestamp,
    remind: Remind,
) -> Result<Vec<MatchId>, StoreError> {
    let mut moved = Vec::new();
    for own in OWN {
        let statement = format!(
            "UPDATE clocks SET paused = 0, deadline = $2 + remaining, \
             remind_at = CASE WHEN $3 IS NULL OR per_turn < $4 THEN NULL \
             WHEN $3 < per_turn / 2 THEN $2 + remaining - $3 ELSE $2 + remaining - per_turn / 2 END \
             WHERE {own} AND paused = 1 RETURNING match_id"
        );
        let query = db::query_scalar::<MatchId>(sqlx::AssertSqlSafe(statement)).bind(player).bind(now);
        moved.extend(query.bind(remind.before).bind(remind.from).fetch_all(&mut *connection).await?);
    }
    Ok(moved)
}
