//! The direct messages that show players what only they may know.

use super::database::{self, from_row};
use super::{Store, StoreError};

/// The direct message that shows a player the own hand.
#[derive(Clone, Copy, Debug)]
pub struct HandRow {
    /// The channel of the direct messages.
    pub channel: i64,
    /// The message; `None` when there is none any more, or the player takes none.
    pub message: Option<i64>,
    /// The version of the match that it shows.
    pub version: i64,
}

from_row!(HandRow { channel, message, version });

impl Store {
    /// The message that shows the hand of a seat; `None` before anything has been tried.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn hand(&self, match_id: i64, seat: i64) -> Result<Option<HandRow>, StoreError> {
        let query = database::query_as(
            "SELECT channel, message, version FROM hands WHERE match_id = $1 AND seat = $2",
        );
        Ok(query.bind(match_id).bind(seat).fetch_optional(&self.readers).await?)
    }

    /// Notes the message that shows the hand of a seat.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn set_hand(&self, match_id: i64, seat: i64, hand: HandRow) -> Result<(), StoreError> {
        let query = database::query(
            "INSERT INTO hands (match_id, seat, channel, message, version) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (match_id, seat) DO UPDATE SET channel = $3, message = $4, version = $5",
        )
        .bind(match_id)
        .bind(seat)
        .bind(hand.channel)
        .bind(hand.message)
        .bind(hand.version);
        self.writer.execute(query).await?;
        Ok(())
    }
}
