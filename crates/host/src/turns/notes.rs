//! The direct messages about players' turns.

use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::error::StoreError;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId};
use crate::turns::row_handle::TurnRows;
use trickmate_rules::Seat;

impl TurnRows<'_> {
    /// Returns the notes about turns of players and teams in a match.
    pub async fn turn_notes(self, match_id: MatchId) -> Result<Vec<(ChannelId, MessageId)>, StoreError> {
        let query = db::query_as(
            "SELECT channel, message FROM turn_notes WHERE match_id = $1 \
             UNION ALL SELECT channel, message FROM team_turn_notes WHERE match_id = $1",
        );
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Notes the message about a seat's turn, unless the data of its player is being deleted or was deleted.
    pub async fn set_turn_note(
        self,
        match_id: MatchId,
        seat: Seat,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO turn_notes (match_id, seat, channel, message) SELECT $1, $2, $3, $4 FROM matches \
             WHERE id = $1 AND CASE $2 WHEN 0 THEN first_player ELSE second_player END > 0 \
             AND NOT EXISTS (SELECT 1 FROM erasures \
             WHERE person = CASE $2 WHEN 0 THEN first_player ELSE second_player END) \
             ON CONFLICT (match_id, seat) DO UPDATE SET channel = $3, message = $4",
        );
        self.store.writer.note(query.bind(match_id).bind(seat).bind(channel).bind(message)).await?;
        Ok(())
    }

    /// Notes the message about the turn of a team to one of its members, unless their data is being deleted or was
    /// deleted.
    pub async fn set_member_note(
        self,
        match_id: MatchId,
        member: PlayerId,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO team_turn_notes (match_id, player, channel, message) SELECT $1, $2, $3, $4 FROM team_members \
             WHERE player = $2 AND game = (SELECT id FROM team_games WHERE match_id = $1) \
             AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = $2) \
             ON CONFLICT (match_id, player) DO UPDATE SET channel = $3, message = $4",
        );
        self.store.writer.note(query.bind(match_id).bind(member).bind(channel).bind(message)).await?;
        Ok(())
    }

    /// Forgets a deleted note.
    pub async fn forget_turn_note(self, match_id: MatchId, message: MessageId) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    for table in ["turn_notes", "team_turn_notes"] {
                        let forget = format!("DELETE FROM {table} WHERE match_id = $1 AND message = $2");
                        let forget = db::query(AssertSqlSafe(forget)).bind(match_id).bind(message);
                        forget.execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}
