//! Blocks and bans in the database.

use crate::access::admission::Admission;
use crate::access::row_handle::AccessRows;
use crate::db;
use crate::db::error::StoreError;
use crate::ids::{ChallengeId, MatchId, PlayerId, ServerId, Timestamp};
use crate::limits::Limits;
use crate::privacy::rows::refuse_while_erased;
use crate::series::sideboard_rows::drop_sideboards;

impl AccessRows<'_> {
    /// Returns the rules for beginning games on a server, or in direct messages.
    pub(crate) fn admission(self, server: Option<ServerId>, limits: Limits) -> Admission {
        Admission { server, limits, key: self.store.key.clone() }
    }

    /// Blocks a player for another one, and calls off the open challenges between them. Returns these challenges. If
    /// the blocked player's data is being deleted, their fingerprint is stored.
    ///
    /// # Errors
    /// A player whose data is being deleted, a failure of the database; nothing has then changed.
    pub async fn block(
        self,
        player: PlayerId,
        blocked: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let add = db::query(
            "INSERT INTO blocks (player, blocked, at) \
             SELECT $1, CASE WHEN EXISTS (SELECT 1 FROM erasures WHERE person = $2) THEN $4 ELSE $2 END, $3 \
             WHERE TRUE ON CONFLICT DO NOTHING",
        );
        let add = add.bind(player).bind(blocked).bind(at).bind(self.store.key.fingerprint(blocked));
        let close = db::query_scalar(
            "UPDATE challenges SET state = 'called off', announced = 0 WHERE state = 'open' AND \
             (challenger = $1 AND opponent = $2 OR challenger = $2 AND opponent = $1) RETURNING id",
        );
        let close = close.bind(player).bind(blocked);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, player).await?;
                    add.execute(&mut *connection).await?;
                    let closed: Vec<ChallengeId> = close.fetch_all(&mut *connection).await?;
                    drop_sideboards(connection, &closed).await?;
                    Ok(closed)
                })
            })
            .await
    }

    /// Removes a block; returns whether there was one.
    pub async fn unblock(self, player: PlayerId, blocked: PlayerId) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM blocks WHERE player = $1 AND blocked IN ($2, $3)");
        let query = query.bind(player).bind(blocked).bind(self.store.key.fingerprint(blocked));
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Returns the people that a player has blocked, the latest first.
    pub async fn blocked_by(self, player: PlayerId, limit: i64) -> Result<Vec<PlayerId>, StoreError> {
        let query = db::query_scalar(
            "SELECT blocked FROM blocks WHERE player = $1 ORDER BY at DESC, blocked LIMIT $2",
        );
        Ok(query.bind(player).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Bans a player from playing on a server, and calls off their open challenges there. Returns these challenges. If
    /// the player's data is being deleted, their fingerprint is stored.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn ban(
        self,
        server: ServerId,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let add = db::query(
            "INSERT INTO bans (server, player, at) \
             SELECT $1, CASE WHEN EXISTS (SELECT 1 FROM erasures WHERE person = $2) THEN $4 ELSE $2 END, $3 \
             WHERE TRUE ON CONFLICT DO NOTHING",
        );
        let add = add.bind(server).bind(player).bind(at).bind(self.store.key.fingerprint(player));
        let close = db::query_scalar(
            "UPDATE challenges SET state = 'called off', announced = 0 WHERE state = 'open' \
             AND (challenger = $1 OR opponent = $1) AND server = $2 RETURNING id",
        );
        let close = close.bind(player).bind(server);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    add.execute(&mut *connection).await?;
                    let closed: Vec<ChallengeId> = close.fetch_all(&mut *connection).await?;
                    drop_sideboards(connection, &closed).await?;
                    Ok(closed)
                })
            })
            .await
    }

    /// Lifts a ban; returns whether there was one.
    pub async fn unban(self, server: ServerId, player: PlayerId) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM bans WHERE server = $1 AND player IN ($2, $3)");
        let query = query.bind(server).bind(player).bind(self.store.key.fingerprint(player));
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Returns the running games of a player.
    pub async fn running_games_of(self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended_at IS NULL ORDER BY id",
        );
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }

    /// Returns the running games of a player on a server.
    pub async fn running_games_on(
        self,
        player: PlayerId,
        server: ServerId,
    ) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM matches WHERE (first_player = $1 OR second_player = $1) AND ended_at IS NULL \
             AND server = $2 ORDER BY id",
        );
        Ok(query.bind(player).bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Counts the running games of a player.
    pub async fn count_running_games(self, player: PlayerId) -> Result<i64, StoreError> {
        let query = db::query_scalar(
            "SELECT (SELECT COUNT(*) FROM matches WHERE first_player = $1 AND ended_at IS NULL) \
             + (SELECT COUNT(*) FROM matches WHERE second_player = $1 AND ended_at IS NULL)",
        );
        Ok(query.bind(player).fetch_one(&self.store.readers).await?)
    }
}
