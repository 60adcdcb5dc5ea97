//! Who may not play with whom, and who not where.

use crate::db;
use crate::db::error::StoreError;
use crate::db::store::Store;

impl Store {
    /// Keeps a player from challenging another one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn block(&self, player: i64, blocked: i64, at: i64) -> Result<(), StoreError> {
        let query =
            db::query("INSERT INTO blocks (player, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.writer.execute(query.bind(player).bind(blocked).bind(at)).await?;
        Ok(())
    }

    /// Takes a block back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unblock(&self, player: i64, blocked: i64) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM blocks WHERE player = $1 AND blocked IN ($2, $3)");
        let query = query.bind(player).bind(blocked).bind(self.key.fingerprint(blocked));
        Ok(self.writer.execute(query).await? > 0)
    }

    /// Whether a player has blocked another.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn has_blocked(&self, player: i64, other: i64) -> Result<bool, StoreError> {
        let query = db::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM blocks WHERE player = $1 AND blocked IN ($2, $3))",
        );
        let query = query.bind(player).bind(other).bind(self.key.fingerprint(other));
        let blocked: i64 = query.fetch_one(&self.readers).await?;
        Ok(blocked != 0)
    }

    /// Bans a player from playing on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ban(&self, server: i64, player: i64, at: i64) -> Result<(), StoreError> {
        let query =
            db::query("INSERT INTO bans (server, player, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.writer.execute(query.bind(server).bind(player).bind(at)).await?;
        Ok(())
    }

    /// Takes a ban back; whether there was one.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unban(&self, server: i64, player: i64) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM bans WHERE server = $1 AND player IN ($2, $3)");
        let query = query.bind(server).bind(player).bind(self.key.fingerprint(player));
        Ok(self.writer.execute(query).await? > 0)
    }

    /// Whether a player is banned from playing on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn is_banned(&self, server: i64, player: i64) -> Result<bool, StoreError> {
        let query =
            db::query_scalar("SELECT EXISTS (SELECT 1 FROM bans WHERE server = $1 AND player IN ($2, $3))");
        let query = query.bind(server).bind(player).bind(self.key.fingerprint(player));
        let banned: i64 = query.fetch_one(&self.readers).await?;
        Ok(banned != 0)
    }

    /// The open challenges of either of two players to the other.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn open_challenges_between(&self, one: i64, other: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND \
             (challenger = $1 AND opponent = $2 OR challenger = $2 AND opponent = $1) ORDER BY id",
        );
        Ok(query.bind(one).bind(other).fetch_all(&self.readers).await?)
    }

    /// The open challenges of a player on a server, made or to be answered.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn open_challenges_on(&self, player: i64, server: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND (challenger = $1 OR opponent = $1) AND server = $2 \
             ORDER BY id",
        );
        Ok(query.bind(player).bind(server).fetch_all(&self.readers).await?)
    }

    /// The open challenges of a player, made or to be answered.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn open_challenges_of(&self, player: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM challenges WHERE state = 'open' AND (challenger = $1 OR opponent = $1) ORDER BY id",
        );
        Ok(query.bind(player).fetch_all(&self.readers).await?)
    }

    /// The running games of a player.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn running_games_of(&self, player: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended_at IS NULL ORDER BY id",
        );
        Ok(query.bind(player).fetch_all(&self.readers).await?)
    }

    /// The running games of a player on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn running_games_on(&self, player: i64, server: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended_at IS NULL \
             AND server = $2 ORDER BY id",
        );
        Ok(query.bind(player).bind(server).fetch_all(&self.readers).await?)
    }

    /// How many open challenges a player has made, but for one by this request.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn count_open_challenges(&self, player: i64, request: i64) -> Result<i64, StoreError> {
        let query = db::query_scalar(
            "SELECT COUNT(*) FROM challenges WHERE challenger = $1 AND state = 'open' AND request <> $2",
        );
        Ok(query.bind(player).bind(request).fetch_one(&self.readers).await?)
    }

    /// How many running games a player has.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn count_running_games(&self, player: i64) -> Result<i64, StoreError> {
        let query = db::query_scalar(
            "SELECT (SELECT COUNT(*) FROM matches WHERE first_player = $1 AND ended_at IS NULL) \
             + (SELECT COUNT(*) FROM matches WHERE second_player = $1 AND ended_at IS NULL)",
        );
        Ok(query.bind(player).fetch_one(&self.readers).await?)
    }
}
