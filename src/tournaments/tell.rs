//! The messages about tournaments: the main one, kept up to date, the pairings of each round, and the end.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::tournaments::calendar;
use crate::tournaments::ids::{TournamentAct, TournamentsId};
use crate::tournaments::picture::{Sheets, compute};
use crate::tournaments::{message, posts, reminder};
use crate::ui::audience;
use crate::ui::component::first_button;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedTournament, MessageId, Post, Posted, Timestamp, TournamentId, TournamentState};
use trickmate_render::Style;
use trickmate_text::speaking;

/// Posts the missing messages of a tournament, and updates the main one.
pub(crate) async fn tell(
    publisher: &Publisher,
    id: TournamentId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let tournament = Arc::new(publisher.service.tournaments().tournament(id).await?);
    if tournament.is_announced {
        return Ok(());
    }
    let language = audience::on_server(&publisher.service, Some(tournament.server)).await;
    speaking(language, Box::pin(catch_up(publisher, &tournament, delivery_state))).await
}

/// Posts the missing messages, and notes that they were posted.
async fn catch_up(
    publisher: &Publisher,
    tournament: &Arc<HostedTournament>,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let id = tournament.id;
    if tournament.state == TournamentState::Finished {
        let medals = compute(&publisher.service, Lane::Board, tournament, HostedTournament::medals).await?;
        publisher.service.tournaments().award(id, medals).await?;
    }
    let now = Timestamp::new(publisher.service.clock().now());
    let shown = show(publisher, tournament, now, delivery_state).await;
    let message = settled(id, shown)?;
    let posts = publisher.service.tournaments().posts(id).await?;
    for due in due(tournament, now) {
        let known = posts.iter().find(|posted| posted.is(due));
        let shows_all = |posted: &&Posted| due == Post::End || posted.corrections >= tournament.corrections;
        if known.filter(shows_all).is_some() {
            continue;
        }
        let draft = draft_of(publisher, tournament, due).await?;
        let posted = match known.and_then(|posted| posted.message) {
            // A pairing was corrected.
            Some(message) => {
                let edited = publisher.delivery.edit(tournament.channel, message, &draft).await;
                edited.map(|()| None).map_err(AnnounceError::from)
            }
            None => post(publisher, tournament, &draft, own_of(id, due), delivery_state).await,
        };
        publisher.service.tournaments().mark_posted(tournament, due, settled(id, posted)?).await?;
    }
    reminder::tell(publisher, tournament, delivery_state).await?;
    Box::pin(calendar::keep(publisher, tournament, delivery_state)).await?;
    Ok(publisher.service.tournaments().mark_announced(tournament, message).await?)
}

/// Returns the messages that should exist now.
fn due(tournament: &HostedTournament, now: Timestamp) -> impl Iterator<Item = Post> + use<> {
    let is_running = matches!(tournament.state, TournamentState::Running | TournamentState::Paused);
    let round = Some(tournament.round).filter(|round| is_running && *round > 0);
    let end = (tournament.state == TournamentState::Finished).then_some(Post::End);
    let check_in = tournament.is_checking_in(now).then_some(Post::CheckIn);
    check_in.into_iter().chain(round.map(Post::Round)).chain(end)
}

/// Returns the first button of a message, which identifies it.
const fn own_of(id: TournamentId, post: Post) -> TournamentsId {
    match post {
        Post::CheckIn => posts::own_of_check_in(id),
        Post::Round(round) => TournamentsId::Standings(id, Some(round)),
        Post::End => TournamentsId::Standings(id, Some(0)),
    }
}

/// Builds a message.
async fn draft_of(
    publisher: &Publisher,
    tournament: &Arc<HostedTournament>,
    post: Post,
) -> Result<OutgoingMessage, AnnounceError> {
    Ok(match post {
        Post::CheckIn => posts::check_in(tournament),
        Post::Round(round) => posts::round(tournament, round),
        Post::End => {
            let end = |tournament: &HostedTournament| {
                Ok((posts::closing(tournament)?, Sheets::of_the_end(tournament)?))
            };
            let (draft, sheets) = compute(&publisher.service, Lane::Board, tournament, end).await?;
            sheets.into_message(&publisher.pictures, draft, Style::default()).await?
        }
    })
}

/// Posts the message of a tournament, or updates it; returns its id if it is new.
async fn show(
    publisher: &Publisher,
    tournament: &Arc<HostedTournament>,
    now: Timestamp,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let compose = move |tournament: &HostedTournament| message::compose(tournament, now);
    let draft = compute(&publisher.service, Lane::Board, tournament, compose).await?;
    if let Some(message) = tournament.message {
        publisher.delivery.edit(tournament.channel, message, &draft).await?;
        return Ok(None);
    }
    post(
        publisher,
        tournament,
        &draft,
        TournamentsId::Act(TournamentAct::Join, tournament.id),
        delivery_state,
    )
    .await
}

/// Posts a message, or finds the one that an earlier attempt has posted, by its first button.
async fn post(
    publisher: &Publisher,
    tournament: &HostedTournament,
    draft: &OutgoingMessage,
    own: TournamentsId,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    let own = own.to_string();
    if delivery_state == DeliveryState::Doubtful {
        match publisher.delivery.own_messages(tournament.channel).await {
            Ok(messages) => {
                let shows = |message: &&serenity::Message| first_button(message) == Some(&own);
                if let Some(message) = messages.iter().find(shows) {
                    return Ok(Some(message.id.to_host()));
                }
            }
            // Without the history the nonce still prevents a second post within a short time.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Some(publisher.delivery.post(tournament.channel, draft, &own).await?))
}

/// Returns the posted message; `None` if it cannot be posted. The tournament continues without it.
fn settled(
    id: TournamentId,
    posted: Result<Option<MessageId>, AnnounceError>,
) -> Result<Option<MessageId>, AnnounceError> {
    match posted {
        Err(AnnounceError::ApiError(error)) if !error.is_transient() => {
            tracing::warn!("tournament {id} is not shown: {error}");
            Ok(None)
        }
        posted => posted,
    }
}
