//! Stored spectators of matches.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::spectators::row_handle::SpectatorRows;

/// A spectator of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatcherRow {
    /// Spectator.
    pub watcher: i64,
    /// 1: notified of every board; 0: only of the end.
    pub every_board: i64,
    /// The version of the match of their last notification.
    pub told: i64,
}

from_row!(WatcherRow { watcher, every_board, told });

impl SpectatorRows<'_> {
    /// Lets somebody watch a match from a version on, or changes their notifications; returns whether they watch. They
    /// do not if the match would have more than `watchers`, or they would watch more than `matches`.
    pub async fn watch(
        self,
        match_id: i64,
        row: WatcherRow,
        watchers: i64,
        matches: i64,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO watchers (match_id, watcher, every_board, told) SELECT $1, $2, $3, $4 \
             WHERE EXISTS (SELECT 1 FROM watchers WHERE match_id = $1 AND watcher = $2) \
             OR ((SELECT COUNT(*) FROM watchers WHERE match_id = $1) < $5 \
             AND (SELECT COUNT(*) FROM watchers WHERE watcher = $2) < $6) \
             ON CONFLICT (match_id, watcher) DO UPDATE SET every_board = $3",
        )
        .bind(match_id)
        .bind(row.watcher)
        .bind(row.every_board)
        .bind(row.told)
        .bind(watchers)
        .bind(matches);
        Ok(self.store.privacy().execute_of(row.watcher, query).await? > 0)
    }

    /// Stops somebody from watching a match; returns whether they watched.
    pub async fn unwatch(self, match_id: i64, watcher: i64) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM watchers WHERE match_id = $1 AND watcher = $2");
        Ok(self.store.writer.execute(query.bind(match_id).bind(watcher)).await? > 0)
    }

    /// Returns the spectators of a match.
    pub async fn watchers(self, match_id: i64) -> Result<Vec<WatcherRow>, StoreError> {
        let query = db::query_as(
            "SELECT watcher, every_board, told FROM watchers WHERE match_id = $1 ORDER BY watcher",
        );
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Notes the version of a spectator's last notification.
    pub async fn watcher_told(self, match_id: i64, watcher: i64, version: i64) -> Result<(), StoreError> {
        let query = db::query("UPDATE watchers SET told = $3 WHERE match_id = $1 AND watcher = $2");
        self.store.writer.execute(query.bind(match_id).bind(watcher).bind(version)).await?;
        Ok(())
    }

    /// Returns the matches with a posted board and a spectator who has not been notified of it.
    pub async fn matches_with_waiting_watchers(self) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT DISTINCT matches.id FROM watchers JOIN matches ON matches.id = watchers.match_id \
             WHERE (every_board = 1 AND told < announced) OR (ended_at IS NOT NULL AND announced >= version) \
             ORDER BY matches.id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }
}
