//! Players' plans for the cards that they still have to place.

use crate::db;
use crate::db::error::StoreError;
use crate::ids::MatchId;
use crate::placing_plans::row_handle::PlacingPlanRows;
use trickmate_rules::Seat;

impl PlacingPlanRows<'_> {
    /// Returns the plan of a seat, if it has one.
    pub async fn placing_plan(self, match_id: MatchId, seat: Seat) -> Result<Option<String>, StoreError> {
        let query = db::query_scalar("SELECT plan FROM placing_plans WHERE match_id = $1 AND seat = $2");
        Ok(query.bind(match_id).bind(seat).fetch_optional(&self.store.readers).await?)
    }

    /// Stores the plan of a seat in place of an earlier one, unless the match is over.
    pub async fn set_placing_plan(self, match_id: MatchId, seat: Seat, plan: &str) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO placing_plans (match_id, seat, plan) SELECT id, $2, $3 FROM matches \
             WHERE id = $1 AND ended_at IS NULL ON CONFLICT (match_id, seat) DO UPDATE SET plan = $3",
        );
        self.store.writer.execute(query.bind(match_id).bind(seat).bind(plan.to_owned())).await?;
        Ok(())
    }

    /// Deletes the plan of a seat; returns whether there was one.
    pub async fn forget_placing_plan(self, match_id: MatchId, seat: Seat) -> Result<bool, StoreError> {
        let query = db::query("DELETE FROM placing_plans WHERE match_id = $1 AND seat = $2");
        Ok(self.store.writer.execute(query.bind(match_id).bind(seat)).await? > 0)
    }

    /// Returns the running matches in which somebody has a plan.
    pub async fn matches_with_placing_plans(self) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT DISTINCT match_id FROM placing_plans JOIN matches ON matches.id = match_id \
             WHERE ended_at IS NULL AND paused = 0 ORDER BY match_id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }
}
