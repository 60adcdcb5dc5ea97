//! The clocks of running matches.

use sqlx::AssertSqlSafe;

use crate::clocks::clock_row::ClockRow;
use crate::clocks::presence::Shard;
use crate::clocks::row_handle::ClockRows;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, Timestamp};
use trickmate_rules::Seat;

/// A reminder that is due.
#[derive(Clone, Debug)]
pub struct ReminderRow {
    /// The match.
    pub match_id: MatchId,
    /// The seat.
    pub seat: Seat,
    /// The deadline of the reminder.
    pub deadline: Timestamp,
    /// The time from which it is due; `None` matches any time.
    pub remind_at: Option<Timestamp>,
}

from_row!(ReminderRow { match_id, seat, deadline, remind_at });

/// Writes clocks of a match. Correspondence clocks that have begun to run are stopped if their players are on vacation.
pub(crate) async fn put(
    connection: &mut Connection,
    match_id: MatchId,
    rows: &[ClockRow],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let placeholders: Vec<String> = (0..rows.len())
        .map(|index| {
            let [per_turn, remaining, deadline, paused, remind_at, seat] =
                [2, 3, 4, 5, 6, 7].map(|place| 6 * index + place);
            format!("($1, ${seat}, ${per_turn}, ${remaining}, ${deadline}, ${paused}, ${remind_at})")
        })
        .collect();
    let put = format!(
        "INSERT INTO clocks (match_id, seat, per_turn, remaining, deadline, paused, remind_at) VALUES {} \
         ON CONFLICT (match_id, seat) DO UPDATE SET remaining = excluded.remaining, deadline = excluded.deadline, \
         paused = excluded.paused, remind_at = excluded.remind_at",
        placeholders.join(", ")
    );
    let put = rows.iter().fold(db::query(AssertSqlSafe(put)).bind(match_id), |put, row| {
        put.bind(row.per_turn)
            .bind(row.remaining)
            .bind(row.deadline)
            .bind(row.paused)
            .bind(row.remind_at)
            .bind(row.seat)
    });
    put.execute(&mut *connection).await?;
    if rows.iter().any(|row| row.per_turn.is_some()) {
        db::query(
            "UPDATE clocks SET deadline = NULL, remind_at = NULL, paused = 1 \
             WHERE match_id = $1 AND deadline IS NOT NULL AND per_turn IS NOT NULL AND EXISTS \
             (SELECT 1 FROM matches JOIN vacations \
             ON vacations.player = CASE clocks.seat WHEN 0 THEN first_player ELSE second_player END \
             WHERE matches.id = $1 AND began_at IS NOT NULL)",
        )
        .bind(match_id)
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// Returns `true` if the clocks of a match are still those of a decision.
pub(crate) async fn are(
    connection: &mut Connection,
    match_id: MatchId,
    rows: &[ClockRow],
) -> Result<bool, StoreError> {
    let query = db::query_as("SELECT * FROM clocks WHERE match_id = $1 ORDER BY seat").bind(match_id);
    let present: Vec<ClockRow> = query.fetch_all(connection).await?;
    let shown = |row: &ClockRow| (row.seat, row.remaining, row.deadline, row.paused);
    Ok(present.iter().map(shown).eq(rows.iter().map(shown)))
}

/// Deletes the clocks of a match that is over.
pub(crate) async fn remove(connection: &mut Connection, match_id: MatchId) -> Result<(), StoreError> {
    db::query("DELETE FROM clocks WHERE match_id = $1").bind(match_id).execute(connection).await?;
    Ok(())
}

impl ClockRows<'_> {
    /// Returns the clocks of a match, the first seat's first; none when it has no time control or is over.
    pub async fn clocks(self, match_id: MatchId) -> Result<Vec<ClockRow>, StoreError> {
        let query = db::query_as("SELECT * FROM clocks WHERE match_id = $1 ORDER BY seat").bind(match_id);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the matches in which a clock has run out, the earliest first, except those of shards that are away.
    pub async fn expired(
        self,
        now: Timestamp,
        limit: u32,
        away: &[Shard],
    ) -> Result<Vec<MatchId>, StoreError> {
        let away: String = away
            .iter()
            .map(|shard| {
                let held = shard.holds("server");
                format!("AND NOT EXISTS (SELECT 1 FROM matches WHERE id = clocks.match_id AND {held}) ")
            })
            .collect();
        let query = format!(
            "SELECT match_id FROM clocks WHERE deadline IS NOT NULL AND deadline <= $1 {away}\
             ORDER BY deadline LIMIT $2"
        );
        let query = db::query_scalar(AssertSqlSafe(query));
        Ok(query.bind(now).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the reminders that are due.
    pub async fn due_reminders(self, now: Timestamp, limit: u32) -> Result<Vec<ReminderRow>, StoreError> {
        let query = db::query_as(
            "SELECT match_id, seat, deadline, remind_at FROM clocks \
             WHERE remind_at IS NOT NULL AND remind_at <= $1 AND deadline IS NOT NULL ORDER BY remind_at LIMIT $2",
        );
        Ok(query.bind(now).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Deletes the clocks of a match.
    pub async fn stop_clocks(self, match_id: MatchId) -> Result<(), StoreError> {
        self.store.writer.write(move |connection| Box::pin(remove(connection, match_id))).await
    }

    /// Keeps the clocks of a match from running out before then.
    pub async fn put_off_deadlines(self, match_id: MatchId, until: Timestamp) -> Result<(), StoreError> {
        let query = db::query("UPDATE clocks SET deadline = $2 WHERE match_id = $1 AND deadline < $2");
        self.store.writer.execute(query.bind(match_id).bind(until)).await?;
        Ok(())
    }

    /// Postpones a reminder of a deadline, or drops it; returns `false` if somebody else was quicker.
    pub async fn set_reminder(
        self,
        reminder: &ReminderRow,
        at: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE clocks SET remind_at = $4 \
             WHERE match_id = $1 AND seat = $2 AND deadline = $3 AND ($5 IS NULL OR remind_at = $5)",
        )
        .bind(reminder.match_id)
        .bind(reminder.seat)
        .bind(reminder.deadline)
        .bind(at)
        .bind(reminder.remind_at);
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Notes that a player is being reminded; returns `false` if somebody else was quicker.
    pub async fn claim_reminder(self, reminder: &ReminderRow) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE clocks SET remind_at = NULL, reminding = deadline \
             WHERE match_id = $1 AND seat = $2 AND deadline = $3 AND remind_at = $4",
        )
        .bind(reminder.match_id)
        .bind(reminder.seat)
        .bind(reminder.deadline)
        .bind(reminder.remind_at);
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Returns the deadline of a claimed reminder, unless the deadline is past.
    pub async fn claimed_reminder(
        self,
        match_id: MatchId,
        seat: Seat,
    ) -> Result<Option<Timestamp>, StoreError> {
        let query = db::query_scalar(
            "SELECT deadline FROM clocks WHERE match_id = $1 AND seat = $2 AND reminding = deadline",
        );
        Ok(query.bind(match_id).bind(seat).fetch_optional(&self.store.readers).await?)
    }

    /// Notes that a player has been reminded of a deadline, or will not be.
    pub async fn reminder_announced(
        self,
        match_id: MatchId,
        seat: Seat,
        deadline: Timestamp,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE clocks SET reminding = NULL WHERE match_id = $1 AND seat = $2 AND reminding = $3",
        );
        self.store.writer.execute(query.bind(match_id).bind(seat).bind(deadline)).await?;
        Ok(())
    }

    /// Returns when the next clock runs out, reminder is due or vacation ends.
    pub async fn next_moment(self) -> Result<Option<Timestamp>, StoreError> {
        // Each of the three is the first entry of an index.
        let query = db::query_as(
            "SELECT (SELECT MIN(deadline) FROM clocks WHERE deadline IS NOT NULL), \
             (SELECT MIN(remind_at) FROM clocks WHERE remind_at IS NOT NULL), \
             (SELECT MIN(ends_at) FROM vacations WHERE ends_at IS NOT NULL)",
        );
        let moments: (Option<Timestamp>, Option<Timestamp>, Option<Timestamp>) =
            query.fetch_one(&self.store.readers).await?;
        Ok([moments.0, moments.1, moments.2].into_iter().flatten().min())
    }
}
