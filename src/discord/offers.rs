//! What players offer each other: the message that shows an offer, and what is said about it.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::Bot;
use super::announcer::{AnnounceError, Certainty};
use super::custom_id::{CustomId, Spot};
use super::delivery::{Delivery, number};
use super::draft::Draft;
use super::failure::Failure;
use super::interaction::first_button;
use super::play::Asker;
use super::trouble::Trouble;
use crate::hall::{Answer, Hall, HallError, Offer, OfferKind, OfferState, Offered, Table};

impl Bot {
    /// Offers something in a match.
    pub(super) async fn offer(&self, asker: Asker, table: i64, kind: OfferKind) -> Result<Draft, Failure> {
        let words = match self.hall.offer(table, asker.person, kind, asker.request).await? {
            Offered::Made(_) => match kind {
                OfferKind::Draw => "You offered a draw",
                OfferKind::Takeback => "You asked to take your last move back",
                OfferKind::Abort => "You proposed to abort the game",
                OfferKind::Rematch => "You asked for a rematch",
            },
            Offered::Agreed(_) => "Your opponent had offered the same, so it is done",
            Offered::Done => "The game is aborted: it does not count",
        };
        Ok(Draft::new(format!("{words} (game {table}).")))
    }

    /// As [`Bot::offer`], from a button below a position.
    pub(super) async fn offer_at(&self, asker: Asker, spot: Spot, kind: OfferKind) -> Result<Draft, Failure> {
        if self.hall.table(spot.table).await?.version() != spot.version {
            return Err(HallError::Stale.into());
        }
        self.offer(asker, spot.table, kind).await
    }
}

/// Shows an offer in the place of its match, or brings its message up to date.
pub(super) async fn tell(
    hall: &Hall,
    delivery: &Delivery,
    id: i64,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let offer = hall.offered(id).await?;
    if offer.is_told {
        return Ok(());
    }
    let table = hall.table(offer.table).await?;
    let draft = compose(&offer, &table);
    let shown = match offer.message {
        Some((channel, message)) => delivery.edit(channel, message, &draft).await.map(|()| None),
        None if offer.state == OfferState::Open => {
            post(delivery, &offer, &table, &draft, certainty).await.map(Some)
        }
        None => Ok(None),
    };
    match shown {
        Ok(message) => Ok(hall.told_offer(&offer, message).await?),
        Err(trouble) if trouble.passes() => Err(trouble.into()),
        // It can still be answered by offering the same.
        Err(trouble) => {
            tracing::info!("offer {id} is not shown: {trouble}");
            Ok(hall.told_offer(&offer, None).await?)
        }
    }
}

/// Posts an offer, or finds it where an earlier attempt has posted it; the answer is its channel and its message.
async fn post(
    delivery: &Delivery,
    offer: &Offer,
    table: &Table,
    draft: &Draft,
    certainty: Certainty,
) -> Result<(i64, i64), Trouble> {
    let place = table.place();
    if certainty == Certainty::Doubtful {
        let own = CustomId::Offer(Answer::Accept, offer.id).to_string();
        let messages = match delivery.own_messages(place).await {
            // Without the history the nonce still guards against posting twice at short intervals.
            Err(Trouble::NotPermitted) => Vec::new(),
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
fn compose(offer: &Offer, table: &Table) -> Draft {
    let offerer = table.players[offer.seat.index()];
    let opponent = table.players[offer.seat.other().index()];
    let what = match offer.kind {
        OfferKind::Draw => "offers a draw",
        OfferKind::Takeback => "would like to take the last move back",
        OfferKind::Abort => "would like to abort the game, so that it does not count",
        OfferKind::Rematch if table.rated => "would like a rated rematch with the seats swapped",
        OfferKind::Rematch => "would like a rematch with the seats swapped",
    };
    let state = match offer.state {
        OfferState::Open if offer.kind == OfferKind::Rematch => format!("<@{opponent}>, do you accept?"),
        OfferState::Open => format!("<@{opponent}>, do you accept? Playing on declines it."),
        OfferState::Accepted => format!("**Accepted** by <@{opponent}>."),
        OfferState::Declined => format!("**Declined** by <@{opponent}>."),
        OfferState::Withdrawn => format!("**Withdrawn** by <@{offerer}>."),
        OfferState::Lapsed => "**Lapsed**: the game went on.".to_owned(),
    };
    let draft = Draft::new(format!("<@{offerer}> {what} (game {}).\n{state}", table.id));
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
