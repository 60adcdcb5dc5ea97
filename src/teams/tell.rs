//! The messages about team games: their own, and the votes below their boards. Changes that come close together are
//! shown by one edit.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::board;
use crate::teams::message;
use crate::ui::audience;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{MessageId, TeamGame, TeamGameId, TeamGameState};
use trickmate_text::speaking;

/// The time to wait for further changes before an edit.
const TOGETHER: Duration = Duration::from_millis(1_500);

/// Posts the message of a team game or updates it, and updates the votes below the board.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: TeamGameId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let teams = publisher.service.teams();
    let mut game = teams.team_game(id).await?;
    if game.message.is_some() || game.match_id.is_some() {
        tokio::time::sleep(TOGETHER).await;
        game = teams.team_game(id).await?;
    }
    if !game.is_announced && teams.may_show(&game) {
        tell_who_plays(publisher, &game, delivery_state).await?;
    }
    if !game.is_tally_announced && show_votes(publisher, &game).await? {
        teams.mark_tally_announced(&game).await?;
    }
    Ok(())
}

/// Posts the message of a game or updates it. If Discord refuses the message, it is sent again later.
async fn tell_who_plays(
    publisher: &Publisher,
    game: &TeamGame,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let teams = publisher.service.teams();
    let language = audience::on_server(&publisher.service, Some(game.server)).await;
    let message = match speaking(language, Box::pin(show(publisher, game, delivery_state))).await {
        Err(AnnounceError::ApiError(ApiError::ChannelGone)) => None,
        Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
            tracing::warn!("game of teams {} is not shown: {error}", game.id);
            return Ok(teams.mark_refused(game).await?);
        }
        shown => shown?,
    };
    Ok(teams.mark_announced(game, message).await?)
}

/// Updates the votes below the board of a game. Returns `false` if the board is not posted yet; posting it causes
/// another update.
async fn show_votes(publisher: &Publisher, game: &TeamGame) -> Result<bool, AnnounceError> {
    match game.match_id {
        Some(match_id) => board::posting::tell_votes(publisher, match_id).await,
        None => Ok(true),
    }
}

/// Posts the message of a game, or updates it; returns its id if it is new. Posts it again if somebody has deleted it.
async fn show(
    publisher: &Publisher,
    game: &TeamGame,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let is_done = matches!(game.state, TeamGameState::Over | TeamGameState::Cancelled);
    if is_done && game.message.is_none() {
        return Ok(None);
    }
    let link = match game.match_id {
        Some(id) => Some(publisher.service.matches().hosted_match(id).await?.link()),
        None => None,
    };
    let draft = message::compose(game, link);
    if let Some(message) = game.message {
        match publisher.delivery.edit(game.channel, message, &draft).await {
            Err(ApiError::MessageGone) if !is_done => {}
            Err(ApiError::MessageGone) => return Ok(None),
            edited => return Ok(edited.map(|()| None)?),
        }
    }
    Ok(Some(post(publisher, game, &draft, delivery_state).await?))
}

/// Posts a message, or finds the one that an earlier attempt has posted.
async fn post(
    publisher: &Publisher,
    game: &TeamGame,
    draft: &OutgoingMessage,
    delivery_state: DeliveryState,
) -> Result<MessageId, ApiError> {
    let channel = game.channel;
    if delivery_state == DeliveryState::Doubtful {
        let is_own = |seen: &&serenity::Message| message::is_of(game, seen);
        match publisher.delivery.own_messages(channel).await {
            Ok(messages) => {
                if let Some(message) = messages.iter().find(is_own) {
                    return Ok(message.id.to_host());
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error),
        }
    }
    // If the first message was deleted, Discord may still know its nonce.
    let nonce = match game.message {
        None => format!("team-{}", game.id),
        Some(_) => format!("team-{}-{}", game.id, game.version),
    };
    publisher.delivery.post(channel, draft, &nonce).await
}

/// Returns the address of the message of a game, once it is posted.
pub(crate) fn link(game: &TeamGame) -> Option<String> {
    let message = game.message?;
    let (server, channel) = (Some(game.server), game.channel);
    Some(crate::ui::shown_match::link(server, channel, Some(message)))
}
