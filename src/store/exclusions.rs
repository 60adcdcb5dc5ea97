//! Who may not play with whom, and who not where.

use super::{Store, StoreError};

impl Store {
    /// Keeps a player from challenging another one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn block(&self, player: i64, blocked: i64, at: i64) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO blocks (player, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        self.writer.execute(query.bind(player).bind(blocked).bind(at)).await?;
        Ok(())
    }

    /// Takes a block back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unblock(&self, player: i64, blocked: i64) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM blocks WHERE player = $1 AND blocked = $2");
        Ok(self.writer.execute(query.bind(player).bind(blocked)).await? > 0)
    }

    /// Whom a player has blocked.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn blocked_by(&self, player: i64) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT blocked FROM blocks WHERE player = $1 ORDER BY at, blocked");
        Ok(query.bind(player).fetch_all(&self.readers).await?)
    }

    /// Whether either of two players has blocked the other.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn are_apart(&self, one: i64, other: i64) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM blocks WHERE player = $1 AND blocked = $2 OR player = $2 AND blocked = $1)",
        );
        let apart: i64 = query.bind(one).bind(other).fetch_one(&self.readers).await?;
        Ok(apart != 0)
    }

    /// Bans a player from playing on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ban(&self, server: i64, player: i64, at: i64) -> Result<(), StoreError> {
        let query =
            sqlx::query("INSERT INTO bans (server, player, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.writer.execute(query.bind(server).bind(player).bind(at)).await?;
        Ok(())
    }

    /// Takes a ban back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unban(&self, server: i64, player: i64) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM bans WHERE server = $1 AND player = $2");
        Ok(self.writer.execute(query.bind(server).bind(player)).await? > 0)
    }

    /// Whether a player is banned from playing on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn is_banned(&self, server: i64, player: i64) -> Result<bool, StoreError> {
        let query =
            sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM bans WHERE server = $1 AND player = $2)");
        let banned: i64 = query.bind(server).bind(player).fetch_one(&self.readers).await?;
        Ok(banned != 0)
    }

    /// Who is banned from playing on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn banned_from(&self, server: i64) -> Result<Vec<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT player FROM bans WHERE server = $1 ORDER BY at, player");
        Ok(query.bind(server).fetch_all(&self.readers).await?)
    }
}
