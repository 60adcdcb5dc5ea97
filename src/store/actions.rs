//! Actions: only ever appended.

use sqlx::{FromRow, Sqlite, Transaction};

use super::{Store, StoreError};

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

impl ActionRow {
    pub(super) async fn insert(
        &self,
        match_id: i64,
        transaction: &mut Transaction<'_, Sqlite>,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO actions (match_id, ply, seat, text, request, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(match_id)
        .bind(self.ply)
        .bind(self.seat)
        .bind(&self.text)
        .bind(self.request)
        .bind(self.at)
        .execute(&mut **transaction)
        .await?;
        Ok(())
    }
}

impl Store {
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
