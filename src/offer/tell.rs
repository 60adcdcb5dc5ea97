//! The message that shows an offer between players, and its words.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::{AnnounceError, DeliveryState};
use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::fairness::commitment::secret_line;
use crate::offer::ids::OfferAnswerId;
use crate::ui::audience;
use crate::ui::component::first_button;
use trickmate_host::{
    Answer, ChannelId, GameService, HostedMatch, MessageId, Offer, OfferId, OfferKind, OfferState,
};
use trickmate_text::{speak, text};

/// Shows an offer in the channel of its match, or updates its message.
pub(crate) async fn tell(
    service: &GameService,
    delivery: &ApiClient,
    id: OfferId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let offer = service.offers().offered(id).await?;
    if offer.is_told {
        return Ok(());
    }
    let hosted = service.matches().hosted_match(offer.match_id).await?;
    let language = match hosted.is_direct {
        true => audience::of_person(service, hosted.player(offer.seat.other())).await,
        false => audience::on_server(service, hosted.server).await,
    };
    let draft = speak(language, || compose(&offer, &hosted));
    let shown = match offer.message {
        Some((channel, message)) => delivery.edit(channel, message, &draft).await.map(|()| None),
        None if offer.state == OfferState::Open => {
            post(delivery, &offer, &hosted, &draft, delivery_state).await.map(Some)
        }
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(service.offers().mark_offer_announced(&offer, message).await?),
        Err(error) if error.is_transient() => Err(error.into()),
        // The opponent can still accept by making the same offer.
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
    delivery_state: DeliveryState,
) -> Result<(ChannelId, MessageId), ApiError> {
    let place = hosted.place();
    if delivery_state == DeliveryState::Doubtful {
        let own = OfferAnswerId(Answer::Accept, offer.id).to_string();
        let messages = match delivery.own_messages(place).await {
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => Vec::new(),
            messages => messages?,
        };
        let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
        if let Some(message) = messages.iter().find(shows) {
            return Ok((place, message.id.to_host()));
        }
    }
    let nonce = format!("offer-{}", offer.id);
    if hosted.is_direct {
        return delivery.direct(hosted.player(offer.seat.other()), draft, &nonce).await;
    }
    Ok((place, delivery.post(place, draft, &nonce).await?))
}

/// Builds the message of an offer. While the offer is open, the message has buttons and pings the opponent.
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
        CreateButton::new(OfferAnswerId(answer, offer.id).to_string()).label(text!(label)).style(style)
    };
    let buttons = vec![
        button(Answer::Accept, "button-accept", ButtonStyle::Success),
        button(Answer::Decline, "button-decline", ButtonStyle::Secondary),
        button(Answer::Withdraw, "button-withdraw", ButtonStyle::Secondary),
    ];
    draft.rows(vec![CreateActionRow::Buttons(buttons)]).ping(opponent)
}
