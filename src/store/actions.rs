//! Actions: only ever appended.

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{FromRow, Sqlite};

use super::{MatchEnd, Store, StoreError};

/// One action of a match.
#[derive(Clone, FromRow)]
pub struct ActionRow {
    /// Counted from 1.
    pub ply: i64,
    /// The seat, 0 or 1; `None` for what both agreed on.
    pub seat: Option<i64>,
    /// The action in the game's notation.
    pub text: String,
    /// Discord's id of the request that it came with.
    pub request: i64,
    /// When, in milliseconds.
    pub at: i64,
}

impl Store {
    /// Commits actions that follow one another against the version they were meant for, all or none; whether that was
    /// still the version. `end` is how the match ended by the last of them.
    ///
    /// # Errors
    /// A failure of the database, also when a request has committed an action before; nothing has then changed.
    pub async fn append_actions(
        &self,
        match_id: i64,
        actions: Vec<ActionRow>,
        end: Option<MatchEnd>,
    ) -> Result<bool, StoreError> {
        let (Some(first), Some(last)) = (actions.first(), actions.last()) else { return Ok(true) };
        let advance = sqlx::query(
            "UPDATE matches SET version = $2, ended_at = $3, winner = $4, reason = $5 \
             WHERE id = $1 AND version = $6 AND ended_at IS NULL",
        )
        .bind(match_id)
        .bind(last.ply)
        .bind(end.as_ref().map(|_| last.at))
        .bind(end.as_ref().and_then(|end| end.winner))
        .bind(end.map(|end| end.reason))
        .bind(first.ply - 1);
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if advance.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    for action in actions {
                        append(match_id, action).execute(&mut *connection).await?;
                    }
                    Ok(true)
                })
            })
            .await
    }

    /// All actions of a match in turn.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn actions(&self, match_id: i64) -> Result<Vec<ActionRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT ply, seat, text, request, at FROM actions WHERE match_id = $1 ORDER BY ply",
        );
        Ok(query.bind(match_id).fetch_all(&self.readers).await?)
    }

    /// The action that a request has committed.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn action_of_request(&self, request: i64) -> Result<Option<ActionRow>, StoreError> {
        let query = sqlx::query_as("SELECT ply, seat, text, request, at FROM actions WHERE request = $1");
        Ok(query.bind(request).fetch_optional(&self.readers).await?)
    }
}

fn append(match_id: i64, action: ActionRow) -> Query<'static, Sqlite, SqliteArguments> {
    sqlx::query(
        "INSERT INTO actions (match_id, ply, seat, text, request, at) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(match_id)
    .bind(action.ply)
    .bind(action.seat)
    .bind(action.text)
    .bind(action.request)
    .bind(action.at)
}
