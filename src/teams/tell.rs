//! The messages about team games: their own, and the votes below their boards. Changes that come close together are
//! shown by one edit.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::board;
use crate::teams::message::{self, Place};
use crate::ui::audience;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{AwayTeam, ChannelId, MessageId, TeamGame, TeamGameId, TeamGameState};
use trickmate_text::speaking;

/// The time to wait for further changes before an edit.
const TOGETHER: Duration = Duration::from_millis(1_500);

/// Posts the messages of a team game or updates them, posts the board of an away team, and updates the votes below the
/// boards.
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
    // A failure at one place does not keep the other from being told.
    let home = tell_home(publisher, &game, delivery_state).await;
    let away = match &game.away {
        Some(away) => Box::pin(tell_away(publisher, &game, away, delivery_state)).await,
        None => Ok(()),
    };
    home.and(away)
}

async fn tell_home(
    publisher: &Publisher,
    game: &TeamGame,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let teams = publisher.service.teams();
    if !game.is_announced && teams.may_show(game) {
        tell_who_plays(publisher, game, delivery_state).await?;
    }
    if !game.is_tally_announced && show_votes(publisher, game).await? {
        teams.mark_tally_announced(game).await?;
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
    let post = Post { place: Place::Home, channel: game.channel, message: game.message };
    let language = audience::on_server(&publisher.service, Some(game.server)).await;
    let message = match speaking(language, Box::pin(show(publisher, game, post, delivery_state))).await {
        Err(AnnounceError::ApiError(ApiError::ChannelGone)) => None,
        Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
            tracing::warn!("game of teams {} is not shown: {error}", game.id);
            return Ok(teams.mark_refused(game).await?);
        }
        shown => shown?,
    };
    Ok(teams.mark_announced(game, message).await?)
}

/// Posts or updates what the away team of a game sees. If Discord refuses that, it is tried again later.
async fn tell_away(
    publisher: &Publisher,
    game: &TeamGame,
    away: &AwayTeam,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let teams = publisher.service.teams();
    if !teams.may_show_away(away) {
        return Ok(());
    }
    match show_away(publisher, game, away, delivery_state).await {
        Err(AnnounceError::ApiError(ApiError::ChannelGone)) => Ok(teams.mark_away_lost(game.id).await?),
        Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
            tracing::warn!("game of teams {} is not shown to the away team: {error}", game.id);
            Ok(teams.mark_away_refused(game.id, away).await?)
        }
        told => told,
    }
}

async fn show_away(
    publisher: &Publisher,
    game: &TeamGame,
    away: &AwayTeam,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let teams = publisher.service.teams();
    let Some(place) = away.place else { return Ok(()) };
    if !away.is_announced {
        let post = Post { place: Place::Away, channel: place.channel, message: away.message };
        let language = audience::on_server(&publisher.service, Some(place.server)).await;
        let message = speaking(language, Box::pin(show(publisher, game, post, delivery_state))).await?;
        teams.mark_away_announced(game, message).await?;
    }
    if away.home().is_none() {
        return Ok(());
    }
    if let Some(id) = game.match_id {
        Box::pin(board::posting::tell_away(publisher, id, delivery_state)).await?;
    }
    if away.is_tally_announced {
        return Ok(());
    }
    let is_shown = match game.match_id {
        Some(id) => board::posting::tell_away_votes(publisher, id).await?,
        None => true,
    };
    if is_shown {
        teams.mark_away_tally_announced(game).await?;
    }
    Ok(())
}

/// Updates the votes below the board of a game. Returns `false` if the board is not posted yet; posting it causes
/// another update.
async fn show_votes(publisher: &Publisher, game: &TeamGame) -> Result<bool, AnnounceError> {
    match game.match_id {
        Some(match_id) => board::posting::tell_votes(publisher, match_id).await,
        None => Ok(true),
    }
}

/// The message of a game at a place; `None` if it is still to be posted.
#[derive(Clone, Copy)]
struct Post {
    place: Place,
    channel: ChannelId,
    message: Option<MessageId>,
}

/// Posts the message of a game at a place, or updates it; returns its id if it is new. Posts it again if somebody has
/// deleted it.
async fn show(
    publisher: &Publisher,
    game: &TeamGame,
    at: Post,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let is_over = matches!(game.state, TeamGameState::Over | TeamGameState::Cancelled);
    let is_refused =
        at.place == Place::Away && game.away.as_ref().is_none_or(|away| away.absent_seat().is_none());
    let is_done = is_over || is_refused;
    if is_done && at.message.is_none() {
        return Ok(None);
    }
    let link = match game.match_id {
        Some(id) => {
            let hosted = publisher.service.matches().hosted_match(id).await?;
            Some(match (at.place, hosted.away()) {
                (Place::Away, Some(there)) => there.link(),
                _ => hosted.link(),
            })
        }
        None => None,
    };
    let draft = message::compose(game, link, at.place);
    if let Some(message) = at.message {
        match publisher.delivery.edit(at.channel, message, &draft).await {
            Err(ApiError::MessageGone) if !is_done => {}
            Err(ApiError::MessageGone) => return Ok(None),
            edited => return Ok(edited.map(|()| None)?),
        }
    }
    Ok(Some(post(publisher, game, at, &draft, delivery_state).await?))
}

/// Posts a message, or finds the one that an earlier attempt has posted.
async fn post(
    publisher: &Publisher,
    game: &TeamGame,
    at: Post,
    draft: &OutgoingMessage,
    delivery_state: DeliveryState,
) -> Result<MessageId, ApiError> {
    let channel = at.channel;
    if delivery_state == DeliveryState::Doubtful {
        let is_own = |seen: &&serenity::Message| message::is_of(game, at.place, seen);
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
    // If the first message was deleted, Discord may still know its nonce. Each invitation has a message of its own.
    let nonce = match (at.place, at.message) {
        (Place::Home, None) => format!("team-{}", game.id),
        (Place::Home, Some(_)) => format!("team-{}-{}", game.id, game.version),
        (Place::Away, _) => format!("away-{}-{}", game.id, game.version),
    };
    publisher.delivery.post(channel, draft, &nonce).await
}

/// Returns the address of the message of a game, once it is posted.
pub(crate) fn link(game: &TeamGame) -> Option<String> {
    let message = game.message?;
    let (server, channel) = (Some(game.server), game.channel);
    Some(crate::ui::shown_match::link(server, channel, Some(message)))
}

/// Returns the address of the message to the away team of a game, once it is posted.
pub(crate) fn away_link(game: &TeamGame) -> Option<String> {
    let away = game.away.as_ref()?;
    let (place, message) = (away.place?, away.message?);
    Some(crate::ui::shown_match::link(Some(place.server), place.channel, Some(message)))
}
