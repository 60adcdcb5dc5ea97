//! The messages of challenges: posted once, then kept up to date.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::api::client::number;
use crate::api::error::ApiError;
use crate::decks;
use crate::invite;
use crate::invite::ids::InviteId;
use crate::ui::component::first_button;
use trickmate_host::{Answer, Challenge, ChallengeState};
use trickmate_render::Theme;
use trickmate_text::text;

/// Posts a challenge, or updates its message.
pub(crate) async fn tell(publisher: &Publisher, id: i64, certainty: Certainty) -> Result<(), AnnounceError> {
    let challenge = publisher.service.invitations().challenge(id).await?;
    // The computer accepts at once. A challenge that was left open before that expires.
    if challenge.state == ChallengeState::Open
        && challenge.opponent.is_some()
        && challenge.opponent == publisher.service.computer_id()
    {
        return Ok(());
    }
    let Some(message) = challenge.message else {
        return match challenge.state {
            ChallengeState::Open => post_challenge(publisher, &challenge, certainty).await,
            _ => Ok(publisher.service.invitations().mark_challenge_announced(id).await?),
        };
    };
    // An open challenge is shown as it was posted.
    if challenge.state != ChallengeState::Open {
        let draft = invite::message::compose(&challenge);
        match publisher.delivery.edit(challenge.channel, message, &draft).await {
            Err(error) if error.is_transient() => return Err(error.into()),
            // The state counts, even if its message cannot be edited any more.
            Err(error) => tracing::info!("challenge {id} is not shown: {error}"),
            Ok(()) => {}
        }
    }
    Ok(publisher.service.invitations().mark_challenge_announced(id).await?)
}

/// Posts a separate message instead of an answer to the command: only this pings the opponent whenever it arrives, and
/// keeps a refusal private.
async fn post_challenge(
    publisher: &Publisher,
    challenge: &Challenge,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let found = match certainty {
        Certainty::Fresh => None,
        Certainty::Doubtful => find_challenge(publisher, challenge).await?,
    };
    let posted = match found {
        Some(message) => Ok(message),
        None => {
            let role = match challenge.server.filter(|_| challenge.opponent.is_none()) {
                Some(server) => publisher.service.servers().looking_role(server).await?,
                None => None,
            };
            let mut draft = role.into_iter().fold(invite::message::compose(challenge), invite::message::call);
            if let Some(cards) = challenge.brought_cards() {
                let (page, words) = (decks::message::brought_page(&cards), text!("challenge-cards-picture"));
                draft = draft.file(publisher.pictures.cards(page, words, Theme::default()).await?);
            }
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
async fn find_challenge(publisher: &Publisher, challenge: &Challenge) -> Result<Option<i64>, ApiError> {
    let own = InviteId::Answer(Answer::Accept, challenge.id).to_string();
    let messages = match publisher.delivery.own_messages(challenge.channel).await {
        // Without the history the nonce still prevents a second post within a short time.
        Err(ApiError::NotPermitted) => Vec::new(),
        messages => messages?,
    };
    let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
    Ok(messages.iter().find(shows).map(|message| number(message.id.get())))
}
