//! The direct messages about players' turns.

use crate::db;
use crate::db::error::StoreError;
use crate::turns::row_handle::TurnRows;

impl TurnRows<'_> {
    /// Returns the notes about players' turns in a match: the seat, the channel, the message.
    pub async fn turn_notes(self, match_id: i64) -> Result<Vec<(i64, i64, i64)>, StoreError> {
        let query = db::query_as("SELECT seat, channel, message FROM turn_notes WHERE match_id = $1");
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Notes the message about a seat's turn, unless the data of its player is being deleted or is gone.
    pub async fn set_turn_note(
        self,
        match_id: i64,
        seat: i64,
        (channel, message): (i64, i64),
    ) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO turn_notes (match_id, seat, channel, message) SELECT $1, $2, $3, $4 FROM matches \
             WHERE id = $1 AND CASE $2 WHEN 0 THEN first_player ELSE second_player END > 0 \
             AND NOT EXISTS (SELECT 1 FROM erasures \
             WHERE person = CASE $2 WHEN 0 THEN first_player ELSE second_player END) \
             ON CONFLICT (match_id, seat) DO UPDATE SET channel = $3, message = $4",
        );
        self.store.writer.execute(query.bind(match_id).bind(seat).bind(channel).bind(message)).await?;
        Ok(())
    }

    /// Forgets a deleted note.
    pub async fn forget_turn_note(self, match_id: i64, message: i64) -> Result<(), StoreError> {
        let query = db::query("DELETE FROM turn_notes WHERE match_id = $1 AND message = $2");
        self.store.writer.execute(query.bind(match_id).bind(message)).await?;
        Ok(())
    }
}
