//! Stored series and their games.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChallengeId, MatchId, PlayerId, SeriesId, Timestamp};
use crate::series::row_handle::SeriesRows;

/// A stored series.
#[derive(Clone, Debug)]
pub(crate) struct SeriesRow {
    pub(crate) id: SeriesId,
    pub(crate) challenge: ChallengeId,
    pub(crate) terms: String,
    pub(crate) challenger: PlayerId,
    pub(crate) opponent: PlayerId,
    pub(crate) state: String,
    pub(crate) reason: Option<String>,
    pub(crate) winner: Option<i64>,
    pub(crate) next_at: Option<Timestamp>,
    pub(crate) swaps: i64,
    pub(crate) ready: i64,
    pub(crate) stopping: i64,
    pub(crate) version: i64,
    pub(crate) announced: i64,
}

from_row!(SeriesRow {
    id,
    challenge,
    terms,
    challenger,
    opponent,
    state,
    reason,
    winner,
    next_at,
    swaps,
    ready,
    stopping,
    version,
    announced
});

/// A stored game of a series.
#[derive(Clone, Debug)]
pub(crate) struct SeriesGameRow {
    pub(crate) number: i64,
    pub(crate) match_id: MatchId,
    pub(crate) challenger_seat: i64,
    pub(crate) points: Option<i64>,
}

from_row!(SeriesGameRow { number, match_id, challenger_seat, points });

impl SeriesRows<'_> {
    pub(crate) async fn series(self, id: SeriesId) -> Result<Option<SeriesRow>, StoreError> {
        let query = db::query_as("SELECT * FROM series WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    pub(crate) async fn games(self, id: SeriesId) -> Result<Vec<SeriesGameRow>, StoreError> {
        let query = db::query_as("SELECT * FROM series_games WHERE series = $1 ORDER BY number").bind(id);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the series that a match belongs to.
    pub(crate) async fn of_match(self, id: MatchId) -> Result<Option<SeriesId>, StoreError> {
        let query = db::query_scalar("SELECT series FROM series_games WHERE match_id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the series that a challenge began.
    pub(crate) async fn of_challenge(self, id: ChallengeId) -> Result<Option<SeriesId>, StoreError> {
        let query = db::query_scalar("SELECT id FROM series WHERE challenge = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Notes that the message shows the series at this version.
    pub(crate) async fn announced(self, id: SeriesId, version: i64) -> Result<(), StoreError> {
        let query = db::query("UPDATE series SET announced = $2 WHERE id = $1 AND announced < $2");
        self.store.writer.execute(query.bind(id).bind(version)).await.map(|_| ())
    }

    /// Notes that a player, bit 1 or 2, wants the next game now. It is due once both players do. Returns whether the
    /// wish is new.
    pub(crate) async fn ready(self, id: SeriesId, bit: i64, now: Timestamp) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE series SET ready = ready | $2, version = version + 1, \
             next_at = CASE WHEN (ready | $2) = 3 THEN $3 ELSE next_at END \
             WHERE id = $1 AND state = 'running' AND next_at IS NOT NULL AND (ready & $2) = 0",
        );
        Ok(self.store.writer.execute(query.bind(id).bind(bit).bind(now)).await? > 0)
    }

    /// Notes that a player, bit 1 or 2, wants to stop. The series stops once both players do. Returns whether the wish
    /// is new.
    pub(crate) async fn stop(self, id: SeriesId, bit: i64) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE series SET stopping = stopping | $2, version = version + 1, \
             state = CASE WHEN (stopping | $2) = 3 THEN 'stopped' ELSE state END, \
             reason = CASE WHEN (stopping | $2) = 3 THEN 'agreed' ELSE reason END, \
             next_at = CASE WHEN (stopping | $2) = 3 THEN NULL ELSE next_at END \
             WHERE id = $1 AND state = 'running' AND (stopping & $2) = 0",
        );
        Ok(self.store.writer.execute(query.bind(id).bind(bit)).await? > 0)
    }

    /// Ends a running series that a player resigned; the winner is 0 or 1.
    pub(crate) async fn resign(self, id: SeriesId, winner: i64) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE series SET state = 'over', reason = 'resigned', winner = $2, next_at = NULL, version = version + 1 \
             WHERE id = $1 AND state = 'running'",
        );
        Ok(self.store.writer.execute(query.bind(id).bind(winner)).await? > 0)
    }

    /// Stops a series whose next game is due but cannot begin.
    pub(crate) async fn cannot_go_on(self, id: SeriesId) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE series SET state = 'stopped', reason = 'blocked', next_at = NULL, version = version + 1 \
             WHERE id = $1 AND state = 'running' AND next_at IS NOT NULL",
        );
        Ok(self.store.writer.execute(query.bind(id)).await? > 0)
    }

    /// Postpones the next game.
    pub(crate) async fn put_off(self, id: SeriesId, until: Timestamp) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE series SET next_at = $2 WHERE id = $1 AND state = 'running' AND next_at IS NOT NULL",
        );
        self.store.writer.execute(query.bind(id).bind(until)).await.map(|_| ())
    }

    /// Holds the next game until the operator retries it (`trickmate parked`); its message says so.
    pub(crate) async fn hold(self, id: SeriesId) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE series SET next_at = NULL, version = version + 1 \
             WHERE id = $1 AND state = 'running' AND next_at IS NOT NULL",
        );
        self.store.writer.execute(query.bind(id)).await.map(|_| ())
    }
}
