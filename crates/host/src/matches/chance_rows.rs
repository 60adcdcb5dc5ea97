//! Proposals to leave the rest of a task to chance.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, Version};
use crate::matches::row_handle::MatchRows;
use trickmate_rules::Seat;

/// The result of a proposal to leave something to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceProposed {
    /// The proposal is made.
    Made,
    /// The same player has already made one for this version, whether it is still open or not.
    Before,
    /// The opponent has an open proposal: both want the same, so it is agreed.
    Agreed,
    /// The match has a newer version, or the proposal is already agreed.
    Stale,
}

impl MatchRows<'_> {
    /// Stores a seat's proposal for a version of a match, or agrees to the other seat's.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn propose_chance(
        self,
        match_id: MatchId,
        version: Version,
        seat: Seat,
        task: String,
    ) -> Result<ChanceProposed, StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let free = db::query_scalar::<i64>(
                        "SELECT COUNT(*) FROM matches \
                         WHERE id = $1 AND version = $2 AND ended_at IS NULL AND left_to_chance IS NULL",
                    );
                    if free.bind(match_id).bind(version).fetch_one(&mut *connection).await? == 0 {
                        return Ok(ChanceProposed::Stale);
                    }
                    if agree(connection, match_id, version, seat.other(), &task).await? {
                        return Ok(ChanceProposed::Agreed);
                    }
                    let make = db::query(
                        "INSERT INTO chance_proposals (match_id, version, seat, is_open) VALUES ($1, $2, $3, 1) \
                         ON CONFLICT (match_id) DO UPDATE SET version = $2, seat = $3, is_open = 1 \
                         WHERE chance_proposals.version <> $2 OR chance_proposals.seat <> $3",
                    );
                    let made = make.bind(match_id).bind(version).bind(seat).execute(connection).await?;
                    Ok(if made.rows_affected() == 1 { ChanceProposed::Made } else { ChanceProposed::Before })
                })
            })
            .await
    }

    /// Agrees to the open proposal of a seat for a version of a match; returns whether there was one.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn agree_on_chance(
        self,
        match_id: MatchId,
        version: Version,
        proposer: Seat,
        task: String,
    ) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move { agree(connection, match_id, version, proposer, &task).await })
            })
            .await
    }

    /// Closes the open proposal for a version of a match, which is declined or withdrawn; returns whether there was
    /// one.
    pub async fn close_chance_proposal(
        self,
        match_id: MatchId,
        version: Version,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE chance_proposals SET is_open = 0 WHERE match_id = $1 AND version = $2 AND is_open = 1 \
             AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND version = $2 AND ended_at IS NULL)",
        );
        Ok(self.store.writer.execute(query.bind(match_id).bind(version)).await? == 1)
    }
}

/// Leaves a task to chance if a seat's proposal is open and the match at its version; returns whether it was.
async fn agree(
    connection: &mut Connection,
    match_id: MatchId,
    version: Version,
    proposer: Seat,
    task: &str,
) -> Result<bool, StoreError> {
    let close = db::query(
        "UPDATE chance_proposals SET is_open = 0 WHERE match_id = $1 AND version = $2 AND seat = $3 AND is_open = 1 \
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND version = $2 AND ended_at IS NULL)",
    );
    let close = close.bind(match_id).bind(version).bind(proposer);
    if close.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let leave = db::query("UPDATE matches SET left_to_chance = $2 WHERE id = $1");
    leave.bind(match_id).bind(task).execute(connection).await?;
    Ok(true)
}
