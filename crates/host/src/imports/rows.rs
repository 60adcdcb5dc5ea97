//! Records that people have imported.

use crate::db;
use crate::db::connection::Sequence;
use crate::db::error::StoreError;
use crate::ids::{ImportId, PlayerId, RequestId, Timestamp};
use crate::imports::row_handle::ImportRows;
use crate::privacy::rows::refuse_while_erased;

/// Record to store.
#[derive(Clone, Debug)]
pub struct NewImport {
    /// Its owner.
    pub owner: PlayerId,
    /// Discord's id of the request.
    pub request: RequestId,
    /// The record.
    pub record: String,
    /// When it expires.
    pub expires_at: Timestamp,
}

impl ImportRows<'_> {
    /// Stores a record, and deletes the expired ones at `now` and the owner's oldest beyond `limit`.
    /// Returns its number; the same request again returns the same number.
    pub async fn add_import(
        self,
        new: NewImport,
        limit: i64,
        now: Timestamp,
    ) -> Result<ImportId, StoreError> {
        let NewImport { owner, request, record, expires_at } = new;
        let expire = db::query("DELETE FROM imports WHERE expires_at <= $1").bind(now);
        let add = db::query(
            "INSERT INTO imports (id, owner, request, record, expires_at) \
             VALUES ($5, $1, $2, $3, $4) ON CONFLICT (request) DO NOTHING",
        )
        .bind(owner)
        .bind(request)
        .bind(record)
        .bind(expires_at);
        let forget = db::query(
            "DELETE FROM imports WHERE owner = $1 AND id NOT IN \
             (SELECT id FROM imports WHERE owner = $1 ORDER BY id DESC LIMIT $2)",
        )
        .bind(owner)
        .bind(limit);
        let look = db::query_scalar("SELECT id FROM imports WHERE request = $1").bind(request);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, owner).await?;
                    let number = connection.next_number(Sequence::Imports).await?;
                    add.bind(number).execute(&mut *connection).await?;
                    expire.execute(&mut *connection).await?;
                    forget.execute(&mut *connection).await?;
                    Ok(look.fetch_one(connection).await?)
                })
            })
            .await
    }

    /// Returns the record with this number if it has not expired at `now`.
    pub async fn import(self, id: ImportId, now: Timestamp) -> Result<Option<String>, StoreError> {
        let query = db::query_scalar("SELECT record FROM imports WHERE id = $1 AND expires_at > $2");
        Ok(query.bind(id).bind(now).fetch_optional(&self.store.readers).await?)
    }
}
