//! The condition under which a planned move is committed.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, PlanRevision};
use trickmate_rules::Seat;

/// A plan from which a move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedBy {
    /// The match.
    pub match_id: MatchId,
    /// The seat that owns the plan.
    pub seat: Seat,
    /// The revision of the plan.
    pub revision: PlanRevision,
}

impl PlannedBy {
    /// Returns `true` if the stored plan is unchanged.
    pub(crate) async fn holds(self, connection: &mut Connection) -> Result<bool, StoreError> {
        let query = db::query_scalar::<i64>(
            "SELECT COUNT(*) FROM conditional_moves WHERE match_id = $1 AND seat = $2 AND revision = $3",
        );
        let query = query.bind(self.match_id).bind(self.seat.index() as i64).bind(self.revision);
        Ok(query.fetch_one(connection).await? > 0)
    }
}
