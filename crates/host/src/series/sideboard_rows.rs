//! Stored sideboards, and the decks with swapped cards.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChallengeId, PlayerId};
use crate::series::row_handle::SeriesRows;

/// The stored cards of a player in a series.
#[derive(Clone, Default)]
pub(crate) struct SideboardRow {
    /// The cards beside the deck.
    pub(crate) sideboard: String,
    /// The deck of the next game, once cards were swapped.
    pub(crate) deck: Option<String>,
}

from_row!(SideboardRow { sideboard, deck });

impl SeriesRows<'_> {
    /// Returns the cards of a player in the series of a challenge.
    pub(crate) async fn sideboard(
        self,
        challenge: ChallengeId,
        player: PlayerId,
    ) -> Result<Option<SideboardRow>, StoreError> {
        let query =
            db::query_as("SELECT sideboard, deck FROM series_decks WHERE challenge = $1 AND player = $2");
        Ok(query.bind(challenge).bind(player).fetch_optional(&self.store.readers).await?)
    }

    /// Declares a sideboard while the challenge is open; returns whether it is.
    pub(crate) async fn declare(
        self,
        challenge: ChallengeId,
        player: PlayerId,
        sideboard: String,
    ) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO series_decks (challenge, player, sideboard) SELECT $1, $2, $3 \
             WHERE EXISTS (SELECT 1 FROM challenges WHERE id = $1 AND state = 'open') \
             ON CONFLICT (challenge, player) DO UPDATE SET sideboard = excluded.sideboard",
        );
        let query = query.bind(challenge).bind(player).bind(sideboard);
        Ok(self.store.privacy().execute_of(player, query).await? > 0)
    }

    /// Replaces the cards of a player between two games, unless they have changed meanwhile; returns whether it did.
    pub(crate) async fn swap(
        self,
        challenge: ChallengeId,
        player: PlayerId,
        before: SideboardRow,
        after: SideboardRow,
    ) -> Result<bool, StoreError> {
        let swap = db::query(
            "UPDATE series_decks SET sideboard = $3, deck = $4 \
             WHERE challenge = $1 AND player = $2 AND sideboard = $5 AND COALESCE(deck, '') = $6 \
             AND EXISTS (SELECT 1 FROM series \
             WHERE challenge = $1 AND state = 'running' AND next_at IS NOT NULL)",
        );
        let swap = swap.bind(challenge).bind(player).bind(after.sideboard).bind(after.deck);
        let swap = swap.bind(before.sideboard).bind(before.deck.unwrap_or_default());
        let count = db::query("UPDATE series SET swaps = swaps + 1 WHERE challenge = $1").bind(challenge);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    if swap.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    // The next game begins only with decks that include this number of swaps, so no swap is lost.
                    count.execute(connection).await?;
                    Ok(true)
                })
            })
            .await
    }
}

/// Deletes sideboards of challenges that will not begin a series.
pub(crate) async fn drop_sideboards(
    connection: &mut Connection,
    challenges: &[ChallengeId],
) -> Result<(), StoreError> {
    for challenge in challenges {
        let drop = db::query("DELETE FROM series_decks WHERE challenge = $1").bind(*challenge);
        drop.execute(&mut *connection).await?;
    }
    Ok(())
}
