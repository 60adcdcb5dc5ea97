//! The thread of a match: opened with its first board, and left when it is gone.

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use trickmate_host::{ComputerPlace, HostedMatch, MessageId, PlayerId, ServiceError, is_known};
use trickmate_render::{fit_name, isolated};
use trickmate_text::{text, word};

/// Most characters of a player's name in the name of a thread.
const MAX_NAME_LEN: usize = 32;

/// Returns `true` if the server wants a thread for a match. A game against the computer is one message and usually needs
/// none.
pub(super) async fn is_wanted(publisher: &Publisher, hosted: &HostedMatch) -> Result<bool, ServiceError> {
    let Some(server) = hosted.server else { return Ok(false) };
    let servers = publisher.service.servers();
    match hosted.practice() {
        None => servers.threads_on(server).await,
        Some(_) => Ok(servers.computer_games(server).await? == ComputerPlace::Thread),
    }
}

/// Opens a thread for a match that has just begun, if that is possible.
pub(super) async fn open(
    publisher: &Publisher,
    hosted: &mut HostedMatch,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(message) = first_message(publisher, hosted, delivery_state).await? else { return Ok(()) };
    let name = name(&hosted.clone().shown_on(hosted.server));
    match publisher.delivery.start_thread(hosted.channel, message, &name).await {
        Ok(thread) => {
            if hosted.is_away {
                publisher.service.teams().set_away_thread(hosted, Some(thread)).await?;
            } else {
                publisher.service.matches().plays_in(hosted.id, thread).await?;
            }
            hosted.thread = Some(thread);
            let computer = hosted.computer.map(|computer| hosted.player(computer.seat));
            // Members of teams come by the buttons.
            let is_person = |player: &PlayerId| is_known(*player) && Some(*player) != computer;
            for player in hosted.players.into_iter().filter(is_person) {
                if let Err(error) = publisher.delivery.join_thread(thread, player).await {
                    tracing::info!("a player was not added to thread {thread}: {error}");
                }
            }
            Ok(())
        }
        Err(error) => pass_over(hosted, error),
    }
}

/// Returns the message on which the thread starts: the challenge, or a message posted for it, in games against the
/// computer and tournament games.
async fn first_message(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, AnnounceError> {
    if let Some(teams) = &hosted.teams {
        let game = publisher.service.teams().team_game(teams.game).await?;
        let there = game.away.as_ref().and_then(|away| away.message);
        return Ok(if hosted.is_away { there } else { game.message });
    }
    let challenge = publisher.service.invitations().challenge(hosted.challenge).await?.message;
    if challenge.is_some() {
        return Ok(challenge);
    }
    let Some(words) = first_words(publisher, hosted).await? else { return Ok(None) };
    match post_first(publisher, hosted, words, delivery_state).await {
        Ok(message) => Ok(message),
        Err(error) => pass_over(hosted, error).map(|()| None),
    }
}

/// Returns the text of the message that starts the thread of a match without a challenge; `None` if it has no such
/// message.
async fn first_words(publisher: &Publisher, hosted: &HostedMatch) -> Result<Option<String>, ServiceError> {
    let game = hosted.id;
    if let Some(computer) = hosted.computer {
        let player = hosted.player(computer.seat.other());
        let (mention, title) = (format!("<@{player}>"), word(hosted.game.game().title()));
        return Ok(is_known(player).then(|| text!("computer-thread", player = mention, title, game)));
    }
    let tournament = publisher.service.tournaments().of_match(game).await?;
    let [white, black] = hosted.players.map(|player| match is_known(player) {
        true => format!("<@{player}>"),
        false => text!("somebody"),
    });
    Ok(tournament.map(|tournament| text!("tournament-thread", white, black, game, tournament)))
}

/// Posts the message on which a thread starts, or finds the one that an earlier attempt has posted; `None` if no thread
/// can start.
async fn post_first(
    publisher: &Publisher,
    hosted: &HostedMatch,
    words: String,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, ApiError> {
    if !publisher.delivery.takes_threads(hosted.channel).await? {
        return Ok(None);
    }
    if delivery_state == DeliveryState::Doubtful {
        match publisher.delivery.own_messages(hosted.channel).await {
            Ok(messages) => {
                if let Some(known) = messages.iter().find(|message| message.content == words) {
                    return Ok(Some(known.id.to_host()));
                }
            }
            // Without the history the nonce still guards against posting twice at short intervals.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error),
        }
    }
    let nonce = format!("thread-{}", hosted.id);
    publisher.delivery.post(hosted.channel, &OutgoingMessage::new(words), &nonce).await.map(Some)
}

/// Notes that a match gets no thread, unless another attempt may help.
fn pass_over(hosted: &HostedMatch, error: ApiError) -> Result<(), AnnounceError> {
    if error.is_transient() {
        return Err(error.into());
    }
    tracing::info!("game {} gets no thread: {error}", hosted.id);
    Ok(())
}

/// Continues in the channel, since the thread is gone.
pub(super) async fn leave(publisher: &Publisher, hosted: &mut HostedMatch) -> Result<(), AnnounceError> {
    tracing::info!("game {} goes on in its channel", hosted.id);
    if hosted.is_away {
        publisher.service.teams().set_away_thread(hosted, None).await?;
    } else {
        publisher.service.matches().leaves_thread(hosted.id).await?;
    }
    hosted.thread = None;
    hosted.board = None;
    Ok(())
}

/// Returns the name of a match's thread: its players and the game.
fn name(hosted: &HostedMatch) -> String {
    let title = word(hosted.game.game().title());
    let name = |name: &Option<String>| -> Option<String> {
        let fit: String = fit_name(name.as_deref()?)?.chars().take(MAX_NAME_LEN).collect();
        Some(isolated(fit.trim()))
    };
    match hosted.names.each_ref().map(name) {
        [Some(first), Some(second)] => text!("thread-name", first, second, title),
        _ => text!("thread-name-unknown", game = hosted.id, title),
    }
}
