//! The direct messages that show players their secret hands.

use crate::db;
use crate::db::error::StoreError;
use crate::hands::row_handle::HandRows;
use crate::ids::{ChannelId, MatchId, MessageId, Version};
use trickmate_rules::Seat;

/// The direct message that shows a player their hand.
#[derive(Clone, Copy, Debug)]
pub struct HandRow {
    /// The channel of the direct messages.
    pub channel: ChannelId,
    /// The message; `None` if it was deleted, or the player wants none.
    pub message: Option<MessageId>,
    /// The version of the match that it shows.
    pub version: Version,
}

impl HandRows<'_> {
    /// Returns the messages that show the hands of both seats; `None` before the first attempt to send one.
    pub async fn hands(self, match_id: MatchId) -> Result<[Option<HandRow>; 2], StoreError> {
        let query = db::query_as("SELECT seat, channel, message, version FROM hands WHERE match_id = $1");
        let rows: Vec<(Seat, ChannelId, Option<MessageId>, Version)> =
            query.bind(match_id).fetch_all(&self.store.readers).await?;
        let mut hands = [None; 2];
        for (seat, channel, message, version) in rows {
            hands[seat.index()] = Some(HandRow { channel, message, version });
        }
        Ok(hands)
    }

    /// Notes the message that shows the hand of a seat, unless the data of its player is being deleted or was deleted.
    pub async fn set_hand(self, match_id: MatchId, seat: Seat, hand: HandRow) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO hands (match_id, seat, channel, message, version) SELECT $1, $2, $3, $4, $5 FROM matches \
             WHERE id = $1 AND CASE $2 WHEN 0 THEN first_player ELSE second_player END > 0 \
             AND NOT EXISTS (SELECT 1 FROM erasures \
             WHERE person = CASE $2 WHEN 0 THEN first_player ELSE second_player END) \
             ON CONFLICT (match_id, seat) DO UPDATE SET channel = $3, message = $4, version = $5",
        )
        .bind(match_id)
        .bind(seat)
        .bind(hand.channel)
        .bind(hand.message)
        .bind(hand.version);
        self.store.writer.note(query).await?;
        Ok(())
    }
}
