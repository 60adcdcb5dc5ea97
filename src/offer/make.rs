//! Offers made by command or button.

use crate::answer;
use crate::api::membership::Membership;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::spot::Spot;
use trickmate_host::{MatchId, OfferKind, Offered, PlayerId, ServiceError, is_known};
use trickmate_text::text;

/// Makes an offer in a match.
pub(crate) async fn offer(
    bot: &Bot,
    asker: Asker,
    match_id: MatchId,
    kind: OfferKind,
) -> Result<OutgoingMessage, CommandError> {
    if kind.is_rematch() {
        require_opponent(bot, match_id, asker.person).await?;
    }
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
        Offered::Begun(game) => return answer::begun::begun(bot, asker, game).await,
    };
    let told = OutgoingMessage::new(text!(key, game = match_id));
    // The offer has its own message, and the board shows what was done.
    let is_seen = key != "offer-draw-refused" && kind != OfferKind::Hints;
    Ok(if is_seen { told.passing_alone() } else { told })
}

/// Refuses a rematch of a finished match whose other player has left the server: nobody would play.
pub(crate) async fn require_opponent(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
) -> Result<(), CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    if hosted.game.outcome().is_none() || hosted.computer.is_some() || hosted.is_direct {
        return Ok(());
    }
    let (Some(server), Some(seat)) = (hosted.server, hosted.seat_of(person)) else { return Ok(()) };
    let opponent = hosted.player(seat.other());
    if !is_known(opponent) || bot.delivery.membership(server, opponent).await != Membership::None {
        return Ok(());
    }
    Err(CommandError::words(text!("rematch-opponent-left")))
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
