//! Stored spectators of matches.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, PlayerId, Version};
use crate::spectators::row_handle::SpectatorRows;

/// The most spectators of one match.
const WATCHERS: i64 = 100;
/// The most matches of one spectator.
const WATCHED: i64 = 25;

/// A spectator of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatcherRow {
    /// Spectator.
    pub watcher: PlayerId,
    /// 1 if notified of every board, 0 if only of the end.
    pub every_board: i64,
    /// The version of the match of their last notification.
    pub told: Version,
}

from_row!(WatcherRow { watcher, every_board, told });

impl SpectatorRows<'_> {
    /// Lets somebody watch a match from its current version on, or changes their notifications; returns whether they
    /// watch. They do not if the match is over or would have too many spectators, or they would watch too many matches.
    ///
    /// The version is read here and not earlier, so that nobody misses a later one, whose announcement looks for
    /// spectators after this.
    pub async fn watch(
        self,
        match_id: MatchId,
        watcher: PlayerId,
        every_board: bool,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO watchers (match_id, watcher, every_board, told) SELECT id, $2, $3, version FROM matches \
             WHERE id = $1 AND ended_at IS NULL \
             AND (EXISTS (SELECT 1 FROM watchers WHERE match_id = $1 AND watcher = $2) \
             OR ((SELECT COUNT(*) FROM watchers WHERE match_id = $1) < $4 \
             AND (SELECT COUNT(*) FROM watchers WHERE watcher = $2) < $5)) \
             ON CONFLICT (match_id, watcher) DO UPDATE SET every_board = $3",
        )
        .bind(match_id)
        .bind(watcher)
        .bind(i64::from(every_board))
        .bind(WATCHERS)
        .bind(WATCHED);
        Ok(self.store.privacy().execute_of(watcher, query).await? > 0)
    }

    /// Stops somebody from watching a match; returns whether they watched.
    pub async fn unwatch(self, match_id: MatchId, watcher: PlayerId) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM watchers WHERE match_id = $1 AND watcher = $2");
        Ok(self.store.writer.execute(query.bind(match_id).bind(watcher)).await? > 0)
    }

    /// Returns the spectators of a match.
    pub async fn watchers(self, match_id: MatchId) -> Result<Vec<WatcherRow>, StoreError> {
        let query = db::query_as(
            "SELECT watcher, every_board, told FROM watchers WHERE match_id = $1 ORDER BY watcher",
        );
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Notes the version of a spectator's last notification.
    pub async fn watcher_told(
        self,
        match_id: MatchId,
        watcher: PlayerId,
        version: Version,
    ) -> Result<(), StoreError> {
        let query = db::query("UPDATE watchers SET told = $3 WHERE match_id = $1 AND watcher = $2");
        self.store.writer.execute(query.bind(match_id).bind(watcher).bind(version)).await?;
        Ok(())
    }
}
