//! Stored plans of moves.

use crate::conditional_moves::planned_by::PlannedBy;
use crate::conditional_moves::row_handle::ConditionalMoveRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, PlanRevision, PlayerId, Version};
use trickmate_rules::Seat;

/// A stored plan.
#[derive(Clone)]
pub(crate) struct MovePlanRow {
    pub(crate) seat: i64,
    pub(crate) base: Version,
    pub(crate) followed: Version,
    pub(crate) revision: PlanRevision,
    pub(crate) tree: String,
}

from_row!(MovePlanRow { seat, base, followed, revision, tree });

/// A plan to store.
pub(crate) struct NewMovePlan {
    pub(crate) match_id: MatchId,
    pub(crate) seat: Seat,
    pub(crate) player: PlayerId,
    pub(crate) base: Version,
    /// The revision of the plan that it replaces; `None` for any stored plan.
    pub(crate) replaces: Option<PlanRevision>,
    pub(crate) revision: PlanRevision,
    pub(crate) tree: String,
}

impl ConditionalMoveRows<'_> {
    /// Returns the plans of a match.
    pub(crate) async fn of_match(self, match_id: MatchId) -> Result<Vec<MovePlanRow>, StoreError> {
        let query = db::query_as(
            "SELECT seat, base, followed, revision, tree FROM conditional_moves WHERE match_id = $1 ORDER BY seat",
        );
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Stores a plan, if its match is running and still at the plan's version, and no other change of the plan came
    /// first; returns whether it did.
    pub(crate) async fn store(self, plan: NewMovePlan) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO conditional_moves (match_id, seat, base, followed, revision, tree) \
             SELECT id, $2, $3, $3, $4, $5 FROM matches WHERE id = $1 AND version = $3 AND ended_at IS NULL \
             AND ($6 IS NULL OR $6 = COALESCE((SELECT revision FROM conditional_moves \
             WHERE match_id = $1 AND seat = $2), 0)) \
             ON CONFLICT (match_id, seat) DO UPDATE SET base = excluded.base, followed = excluded.followed, \
             revision = excluded.revision, tree = excluded.tree",
        )
        .bind(plan.match_id)
        .bind(plan.seat.index() as i64)
        .bind(plan.base)
        .bind(plan.revision)
        .bind(plan.tree)
        .bind(plan.replaces);
        Ok(self.store.privacy().execute_of(plan.player, query).await? > 0)
    }

    /// Deletes the plan of a seat in any revision; returns whether there was a plan.
    pub(crate) async fn clear(self, match_id: MatchId, seat: Seat) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM conditional_moves WHERE match_id = $1 AND seat = $2");
        Ok(self.store.writer.execute(query.bind(match_id).bind(seat.index() as i64)).await? > 0)
    }

    /// Deletes a plan that has not been changed.
    pub(crate) async fn drop_plan(self, plan: PlannedBy) -> Result<(), StoreError> {
        let query =
            db::query("DELETE FROM conditional_moves WHERE match_id = $1 AND seat = $2 AND revision = $3");
        let query = query.bind(plan.match_id).bind(plan.seat.index() as i64).bind(plan.revision);
        self.store.writer.execute(query).await.map(|_| ())
    }

    /// Notes up to which version a plan has been followed.
    pub(crate) async fn note_followed(self, plan: PlannedBy, version: Version) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE conditional_moves SET followed = $4 \
             WHERE match_id = $1 AND seat = $2 AND revision = $3 AND followed < $4",
        );
        let query =
            query.bind(plan.match_id).bind(plan.seat.index() as i64).bind(plan.revision).bind(version);
        self.store.writer.execute(query).await.map(|_| ())
    }

    /// Returns the running matches that have moved on since their plans were last followed.
    pub(crate) async fn matches_to_follow(self) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT DISTINCT match_id FROM conditional_moves JOIN matches ON matches.id = match_id \
             WHERE ended_at IS NULL AND paused = 0 AND version > followed ORDER BY match_id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }
}
