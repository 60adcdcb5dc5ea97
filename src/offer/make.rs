//! Offers made by command or button.

use crate::answer;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::spot::Spot;
use trickmate_host::{OfferKind, Offered, ServiceError};
use trickmate_text::text;

/// Makes an offer in a match.
pub(crate) async fn offer(
    bot: &Bot,
    asker: Asker,
    match_id: i64,
    kind: OfferKind,
) -> Result<OutgoingMessage, CommandError> {
    let key = match bot.service.offers().offer(match_id, asker.person, kind, asker.request).await? {
        Offered::Made(_) => match kind {
            OfferKind::Draw => "offer-draw-made",
            OfferKind::Takeback => "offer-takeback-made",
            OfferKind::Abort => "offer-abort-made",
            OfferKind::Rematch => "offer-rematch-made",
            OfferKind::SameDeal => "offer-same-deal-made",
            OfferKind::Hints => "offer-hints-made",
        },
        // The two want to go back to different positions.
        Offered::Agreed(_) if kind == OfferKind::Takeback => "offer-agreed-takeback",
        Offered::Agreed(_) => "offer-agreed",
        Offered::Done => match kind {
            OfferKind::Draw => "offer-draw-done",
            OfferKind::Takeback => "offer-takeback-done",
            OfferKind::Hints => "offer-hints-done",
            OfferKind::Abort | OfferKind::Rematch | OfferKind::SameDeal => "offer-abort-done",
        },
        Offered::Declined => "offer-draw-refused",
        Offered::Begun(game) => return answer::begun::begun(bot, game).await,
    };
    Ok(OutgoingMessage::new(text!(key, game = match_id)))
}

/// Makes an offer like [`offer`], from a button below a position.
pub(crate) async fn offer_at(
    bot: &Bot,
    asker: Asker,
    spot: Spot,
    kind: OfferKind,
) -> Result<OutgoingMessage, CommandError> {
    if bot.service.matches().hosted_match(spot.match_id).await?.version() != spot.version {
        return Err(ServiceError::Stale.into());
    }
    offer(bot, asker, spot.match_id, kind).await
}
