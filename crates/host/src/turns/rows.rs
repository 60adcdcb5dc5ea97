//! Stored drafts of turns that are not over yet.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, RequestId, Revision, Version};
use crate::turns::row_handle::TurnRows;
use trickmate_rules::Seat;

/// Draft of a turn in the database.
#[derive(Clone)]
pub struct DraftRow {
    /// The seat.
    pub seat: Seat,
    /// Version of the match that it follows.
    pub base: Version,
    /// Number of changes at this version.
    pub revision: Revision,
    /// The actions as a JSON array.
    pub actions: String,
    /// Discord's id of the last request that changed it.
    pub request: RequestId,
}

from_row!(DraftRow { seat, base, revision, actions, request });

impl TurnRows<'_> {
    /// Returns the draft of the turn under way, if there is one.
    pub async fn draft(self, match_id: MatchId) -> Result<Option<DraftRow>, StoreError> {
        let query =
            db::query_as("SELECT seat, base, revision, actions, request FROM drafts WHERE match_id = $1");
        Ok(query.bind(match_id).fetch_optional(&self.store.readers).await?)
    }

    /// Stores a draft as the next revision; returns whether the match was still at its version, and the draft at the
    /// revision before.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn set_draft(self, match_id: MatchId, draft: DraftRow) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO drafts (match_id, seat, base, revision, actions, request) \
             SELECT id, $2, $3, $4, $5, $6 FROM matches WHERE id = $1 AND version = $3 AND ended_at IS NULL \
             ON CONFLICT (match_id) DO UPDATE SET seat = $2, base = $3, revision = $4, actions = $5, request = $6 \
             WHERE drafts.revision = $4 - 1 OR drafts.base <> $3",
        )
        .bind(match_id)
        .bind(draft.seat)
        .bind(draft.base)
        .bind(draft.revision)
        .bind(draft.actions)
        .bind(draft.request);
        Ok(self.store.writer.execute(query).await? > 0)
    }
}
