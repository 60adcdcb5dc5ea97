//! The messages of challenges: posted once, then kept up to date.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::decks;
use crate::fairness::commitment::secret_line;
use crate::invite;
use crate::invite::ids::InviteId;
use crate::invite::picture::StartBoard;
use crate::ui::audience;
use crate::ui::component::first_button;
use crate::ui::picture::with_sentence;
use trickmate_host::workers::Lane;
use trickmate_host::{Answer, Challenge, ChallengeId, ChallengeState, MessageId};
use trickmate_render::Theme;
use trickmate_text::{speaking, text};

/// Posts a challenge, or updates its message.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: ChallengeId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let challenge = publisher.service.invitations().challenge(id).await?;
    let language = audience::on_server(&publisher.service, challenge.server).await;
    speaking(language, Box::pin(catch_up(publisher, challenge, delivery_state))).await
}

/// Posts a challenge unless it has been announced.
async fn catch_up(
    publisher: &Publisher,
    challenge: Challenge,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let id = challenge.id;
    // The computer accepts at once. A challenge that was left open before that expires.
    if challenge.state == ChallengeState::Open
        && challenge.opponent.is_some()
        && challenge.opponent == publisher.service.computer_id()
    {
        return Ok(());
    }
    let Some(message) = challenge.message else {
        return match challenge.state {
            ChallengeState::Open => post_challenge(publisher, &challenge, delivery_state).await,
            _ => Ok(publisher.service.invitations().mark_challenge_announced(id).await?),
        };
    };
    // The message of an open challenge stays as posted, and that of a series shows its score.
    let is_series = challenge.series.is_some() && challenge.state == ChallengeState::Accepted;
    if challenge.state != ChallengeState::Open && !is_series {
        let draft = Box::pin(closed(publisher, &challenge, message)).await;
        match publisher.delivery.edit(challenge.channel, message, &draft).await {
            Err(error) if error.is_transient() => return Err(error.into()),
            // The state counts, even if its message cannot be edited any more.
            Err(error) => tracing::info!("challenge {id} is not shown: {error}"),
            Ok(()) => {}
        }
    }
    Ok(publisher.service.invitations().mark_challenge_announced(id).await?)
}

/// Returns the new message of a challenge that is no longer open. If its game has begun and no picture description
/// contains the commitment, a line does.
async fn closed(publisher: &Publisher, challenge: &Challenge, message: MessageId) -> OutgoingMessage {
    let draft = invite::message::compose(challenge);
    let commitment = invite::message::commitment(challenge);
    let Some(commitment) = commitment.filter(|_| challenge.state == ChallengeState::Accepted) else {
        return draft;
    };
    let told = publisher.delivery.descriptions(challenge.channel, message).await;
    match told.is_ok_and(|told| told.contains(&commitment)) {
        true => draft,
        false => draft.followed_by(&secret_line(&commitment)),
    }
}

/// Returns the message of an open challenge, with its picture.
async fn opened(publisher: &Publisher, challenge: &Challenge) -> Result<OutgoingMessage, AnnounceError> {
    let draft = invite::message::compose(challenge);
    let (draft, file) = match challenge.brought_cards() {
        Some(cards) => {
            let (page, words) = (decks::message::brought_page(&cards), text!("challenge-cards-picture"));
            (draft, publisher.pictures.cards(page, words, Theme::default()).await?)
        }
        None => {
            let from = publisher.service.studies().beginning(challenge).await?;
            let shown = challenge.clone();
            let draw = move || invite::picture::start_board(&shown, from.as_ref());
            let StartBoard { file, is_example } = publisher.pictures.run(Lane::Picture, draw).await?;
            let example = if is_example { text!("challenge-example") } else { String::new() };
            (draft.followed_by(&example), file)
        }
    };
    Ok(draft.file(match invite::message::commitment(challenge) {
        Some(commitment) => with_sentence(file, &text!("challenge-commitment", commitment)),
        None => file,
    }))
}

/// Posts a separate message instead of an answer to the command: only this pings the opponent whenever it arrives, and
/// keeps a refusal private.
async fn post_challenge(
    publisher: &Publisher,
    challenge: &Challenge,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let found = match delivery_state {
        DeliveryState::Fresh => None,
        DeliveryState::Doubtful => find_challenge(publisher, challenge).await?,
    };
    let posted = match found {
        Some(message) => Ok(message),
        None => {
            let role = match challenge.server.filter(|_| challenge.opponent.is_none()) {
                Some(server) => publisher.service.servers().looking_role(server).await?,
                None => None,
            };
            let draft = Box::pin(opened(publisher, challenge)).await?;
            let draft = role.into_iter().fold(draft, invite::message::call);
            publisher.delivery.post(challenge.channel, &draft, &format!("challenge-{}", challenge.id)).await
        }
    };
    match posted {
        Ok(message) => Ok(publisher.service.invitations().shows_challenge(challenge.id, message).await?),
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => {
            tracing::info!("challenge {} cannot be posted: {error}", challenge.id);
            Ok(publisher.service.invitations().challenge_unposted(challenge.id).await?)
        }
    }
}

/// Finds the message in which an earlier attempt posted a challenge.
async fn find_challenge(publisher: &Publisher, challenge: &Challenge) -> Result<Option<MessageId>, ApiError> {
    let own = InviteId::Answer(Answer::Accept, challenge.id).to_string();
    let messages = match publisher.delivery.own_messages(challenge.channel).await {
        // Without the history the nonce still prevents a second post within a short time.
        Err(ApiError::NotPermitted) => Vec::new(),
        messages => messages?,
    };
    let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
    Ok(messages.iter().find(shows).map(|message| message.id.to_host()))
}
