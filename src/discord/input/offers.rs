//! Offers made by command or button.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::custom_id::Spot;
use crate::discord::input::asker::Asker;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::computer_buttons;
use crate::service::{OfferKind, Offered, ServiceError};

impl Bot {
    /// Offers something in a match.
    pub(crate) async fn offer(
        &self,
        asker: Asker,
        table: i64,
        kind: OfferKind,
    ) -> Result<OutgoingMessage, CommandError> {
        let words = match self.service.offer(table, asker.person, kind, asker.request).await? {
            Offered::Made(_) => match kind {
                OfferKind::Draw => "You offered a draw",
                OfferKind::Takeback => "You asked to take your last move back",
                OfferKind::Abort => "You proposed to abort the game",
                OfferKind::Rematch => "You asked for a rematch",
                OfferKind::Hints => "Hints need your opponent’s agreement; you asked for it",
            },
            Offered::Agreed(_) => "Your opponent had offered the same, so it is done",
            Offered::Done => match kind {
                OfferKind::Draw => "The computer accepts: the game is drawn",
                OfferKind::Takeback => "Your last move is taken back",
                OfferKind::Hints => "You can ask for hints",
                OfferKind::Abort | OfferKind::Rematch => "The game is aborted: it does not count",
            },
            Offered::Declined => "The computer declines the draw, as it expects to win",
            Offered::Begun(game) => return computer_buttons::begun(self, game, asker.request).await,
        };
        Ok(OutgoingMessage::new(format!("{words} (game {table}).")))
    }

    /// As [`Bot::offer`], from a button below a position.
    pub(crate) async fn offer_at(
        &self,
        asker: Asker,
        spot: Spot,
        kind: OfferKind,
    ) -> Result<OutgoingMessage, CommandError> {
        if self.service.table(spot.table).await?.version() != spot.version {
            return Err(ServiceError::Stale.into());
        }
        self.offer(asker, spot.table, kind).await
    }
}
