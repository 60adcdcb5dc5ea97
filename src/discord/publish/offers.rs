//! What players offer each other: the message that shows an offer, and what is said about it.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::api::client::{ApiClient, number};
use crate::discord::api::error::ApiError;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::ids::component::first_button;
use crate::discord::ids::custom_id::CustomId;
use crate::discord::publish::publisher::{AnnounceError, Certainty};
use crate::discord::view::challenge_message::secret_line;
use crate::service::{Answer, GameService, HostedMatch, Offer, OfferKind, OfferState};

/// Shows an offer in the place of its match, or brings its message up to date.
pub(crate) async fn tell(
    service: &GameService,
    delivery: &ApiClient,
    id: i64,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let offer = service.offered(id).await?;
    if offer.is_told {
        return Ok(());
    }
    let table = service.table(offer.table).await?;
    let draft = compose(&offer, &table);
    let shown = match offer.message {
        Some((channel, message)) => delivery.edit(channel, message, &draft).await.map(|()| None),
        None if offer.state == OfferState::Open => {
            post(delivery, &offer, &table, &draft, certainty).await.map(Some)
        }
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(service.told_offer(&offer, message).await?),
        Err(trouble) if trouble.is_transient() => Err(trouble.into()),
        // It can still be answered by offering the same.
        Err(trouble) => {
            tracing::info!("offer {id} is not shown: {trouble}");
            Ok(service.told_offer(&offer, None).await?)
        }
    }
}

/// Posts an offer, or finds it where an earlier attempt has posted it; the answer is its channel and its message.
async fn post(
    delivery: &ApiClient,
    offer: &Offer,
    table: &HostedMatch,
    draft: &OutgoingMessage,
    certainty: Certainty,
) -> Result<(i64, i64), ApiError> {
    let place = table.place();
    if certainty == Certainty::Doubtful {
        let own = CustomId::Offer(Answer::Accept, offer.id).to_string();
        let messages = match delivery.own_messages(place).await {
            // Without the history the nonce still guards against posting twice at short intervals.
            Err(ApiError::NotPermitted) => Vec::new(),
            messages => messages?,
        };
        let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
        if let Some(message) = messages.iter().find(shows) {
            return Ok((place, number(message.id.get())));
        }
    }
    Ok((place, delivery.post(place, draft, &format!("offer-{}", offer.id)).await?))
}

/// The message of an offer. While it is open its buttons work, and the opponent is notified.
fn compose(offer: &Offer, table: &HostedMatch) -> OutgoingMessage {
    let offerer = table.players[offer.seat.index()];
    let opponent = table.players[offer.seat.other().index()];
    let what = match offer.kind {
        OfferKind::Draw => "offers a draw",
        OfferKind::Takeback => "would like to take the last move back",
        OfferKind::Abort => "would like to abort the game, so that it does not count",
        OfferKind::Rematch if table.rated => "would like a rated rematch with the seats swapped",
        OfferKind::Rematch => "would like a rematch with the seats swapped",
        OfferKind::Hints => "would like both players to get hints from the computer with `/hint`",
    };
    let state = match offer.state {
        OfferState::Open if offer.kind == OfferKind::Rematch => format!("<@{opponent}>, do you accept?"),
        OfferState::Open => format!("<@{opponent}>, do you accept? Playing on declines it."),
        OfferState::Accepted => format!("**Accepted** by <@{opponent}>."),
        OfferState::Declined => format!("**Declined** by <@{opponent}>."),
        OfferState::Withdrawn => format!("**Withdrawn** by <@{offerer}>."),
        OfferState::Lapsed => "**Lapsed**: the game went on.".to_owned(),
    };
    let fairness = offer.commitment().map(|commitment| format!("\n{}", secret_line(&commitment)));
    let fairness = fairness.unwrap_or_default();
    let draft = OutgoingMessage::new(format!("<@{offerer}> {what} (game {}).\n{state}{fairness}", table.id));
    if offer.state != OfferState::Open {
        return draft;
    }
    let button = |answer, label: &str, style| {
        CreateButton::new(CustomId::Offer(answer, offer.id).to_string()).label(label).style(style)
    };
    let buttons = vec![
        button(Answer::Accept, "Accept", ButtonStyle::Success),
        button(Answer::Decline, "Decline", ButtonStyle::Secondary),
        button(Answer::Withdraw, "Withdraw", ButtonStyle::Secondary),
    ];
    draft.rows(vec![CreateActionRow::Buttons(buttons)]).ping(opponent)
}
