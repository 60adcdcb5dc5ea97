//! Settings of Discord servers.

use super::{Store, StoreError};

impl Store {
    /// Whether matches get threads of their own on this server; `None` when nobody has said.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn threads_on(&self, server: i64) -> Result<Option<bool>, StoreError> {
        let query = sqlx::query_scalar("SELECT threads FROM servers WHERE id = $1").bind(server);
        let threads: Option<i64> = query.fetch_optional(&self.readers).await?;
        Ok(threads.map(|threads| threads != 0))
    }

    /// Decides whether matches get threads of their own on this server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_threads(&self, server: i64, threads: bool) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO servers (id, threads) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET threads = $2",
        )
        .bind(server)
        .bind(i64::from(threads));
        self.writer.execute(query).await?;
        Ok(())
    }
}
