//! The message that shows an offer between players, and its words.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::{AnnounceError, Certainty};
use crate::api::client::{ApiClient, number};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::invite::message::secret_line;
use crate::offer::ids::OfferId;
use crate::ui::component::first_button;
use trickmate_host::{Answer, GameService, HostedMatch, Offer, OfferKind, OfferState};
use trickmate_text::text;

/// Shows an offer in the channel of its match, or updates its message.
pub(crate) async fn tell(
    service: &GameService,
    delivery: &ApiClient,
    id: i64,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let offer = service.offers().offered(id).await?;
    if offer.is_told {
        return Ok(());
    }
    let hosted = service.matches().hosted_match(offer.match_id).await?;
    let draft = compose(&offer, &hosted);
    let shown = match offer.message {
        Some((channel, message)) => delivery.edit(channel, message, &draft).await.map(|()| None),
        None if offer.state == OfferState::Open => {
            post(delivery, &offer, &hosted, &draft, certainty).await.map(Some)
        }
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(service.offers().mark_offer_announced(&offer, message).await?),
        Err(error) if error.is_transient() => Err(error.into()),
        // It can still be answered by the same offer in return.
        Err(error) => {
            tracing::info!("offer {id} is not shown: {error}");
            Ok(service.offers().mark_offer_announced(&offer, None).await?)
        }
    }
}

/// Posts an offer, or finds the post of an earlier attempt; returns its channel and its message.
async fn post(
    delivery: &ApiClient,
    offer: &Offer,
    hosted: &HostedMatch,
    draft: &OutgoingMessage,
    certainty: Certainty,
) -> Result<(i64, i64), ApiError> {
    let place = hosted.place();
    if certainty == Certainty::Doubtful {
        let own = OfferId(Answer::Accept, offer.id).to_string();
        let messages = match delivery.own_messages(place).await {
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => Vec::new(),
            messages => messages?,
        };
        let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
        if let Some(message) = messages.iter().find(shows) {
            return Ok((place, number(message.id.get())));
        }
    }
    let nonce = format!("offer-{}", offer.id);
    if hosted.is_direct {
        return delivery.direct(hosted.player(offer.seat.other()), draft, &nonce).await;
    }
    Ok((place, delivery.post(place, draft, &nonce).await?))
}

/// Builds the message of an offer. While it is open its buttons work, and it pings the opponent.
fn compose(offer: &Offer, hosted: &HostedMatch) -> OutgoingMessage {
    let opponent = hosted.players[offer.seat.other().index()];
    let player = format!("<@{}>", hosted.players[offer.seat.index()]);
    let asked = format!("<@{opponent}>");
    let key = match offer.kind {
        OfferKind::Draw => "offer-draw",
        OfferKind::Takeback => "offer-takeback",
        OfferKind::Abort => "offer-abort",
        OfferKind::Rematch if hosted.rated => "offer-rematch-rated",
        OfferKind::Rematch => "offer-rematch",
        OfferKind::SameDeal if hosted.rated => "offer-same-deal-rated",
        OfferKind::SameDeal => "offer-same-deal",
        OfferKind::Hints => "offer-hints",
    };
    let state = match offer.state {
        OfferState::Open if offer.kind.is_rematch() => text!("offer-open-rematch", player = asked),
        OfferState::Open => text!("offer-open", player = asked),
        OfferState::Accepted => text!("offer-accepted", player = asked),
        OfferState::Declined => text!("offer-declined", player = asked),
        OfferState::Withdrawn => text!("offer-withdrawn", player),
        OfferState::Lapsed => text!("offer-lapsed"),
    };
    // In a rematch the players swap seats, so chance does not decide them.
    let game = hosted.game.game();
    let commitment = offer.commitment().filter(|_| game.has_chance(hosted.game.options()));
    let fairness = commitment.map(|commitment| secret_line(&commitment)).unwrap_or_default();
    let words = text!("offer-message", offer = text!(key, player, game = hosted.id), state);
    let draft = OutgoingMessage::new(words).followed_by(&fairness);
    if offer.state != OfferState::Open {
        return draft;
    }
    let button = |answer, label: &str, style| {
        CreateButton::new(OfferId(answer, offer.id).to_string()).label(text!(label)).style(style)
    };
    let buttons = vec![
        button(Answer::Accept, "button-accept", ButtonStyle::Success),
        button(Answer::Decline, "button-decline", ButtonStyle::Secondary),
        button(Answer::Withdraw, "button-withdraw", ButtonStyle::Secondary),
    ];
    draft.rows(vec![CreateActionRow::Buttons(buttons)]).ping(opponent)
}
