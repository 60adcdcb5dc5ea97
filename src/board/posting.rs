//! The board message of a match: posts it when it is due, and keeps it up to date.

use tracing::Span;

use crate::announce::obstacles::spot;
use crate::announce::publisher::{AnnounceError, Certainty, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, ServiceError, is_known};
use trickmate_render::{fit_name, isolated};
use trickmate_text::text;

/// Most characters of a player's name in the name of a thread.
const MAX_NAME_LEN: usize = 32;

/// Posts the board of a match in its channel when it is due.
pub(crate) async fn announce(
    publisher: &Publisher,
    id: i64,
    certainty: Certainty,
) -> Result<(), AnnounceError> {
    let mut hosted = publisher.service.matches().hosted_match(id).await?;
    if let Some(server) = hosted.server {
        Span::current().record("server", server);
    }
    if hosted.channel_lost || hosted.is_absent || hosted.announced >= hosted.version() {
        publisher.obstacles().leave(id);
        return Ok(());
    }
    if hosted.is_direct {
        return board::direct_board::announce(publisher, &hosted, certainty).await;
    }
    if !publisher.obstacles().admit(spot(&hosted), id) {
        return Ok(());
    }
    // Against the computer there is one message, which needs no thread.
    if hosted.announced < 0 && hosted.thread.is_none() && hosted.computer.is_none() {
        open_thread(publisher, &mut hosted).await?;
    }
    if certainty == Certainty::Fresh {
        board::computer_board::await_computer(publisher, &mut hosted).await?;
    }
    hosted.warns = warns(publisher, &hosted).await?;
    if tell_within_turn(publisher, &hosted, certainty).await?
        || board::computer_board::redraw(publisher, &hosted, certainty).await?
        || tell_within_round(publisher, &hosted, certainty).await?
    {
        return Ok(());
    }
    let concerned = board::notification::concerned(&publisher.service, &hosted).await?;
    let draft = match board::computer_board::open_board(publisher, &hosted).await? {
        Some(draft) => draft,
        None => board::message::for_all(&hosted, &concerned.pinged, &publisher.pictures).await?,
    };
    let board = loop {
        match show(publisher, &hosted, &draft, certainty).await {
            Ok(board) => break board,
            Err(ApiError::ChannelGone | ApiError::ThreadClosed) if hosted.thread.is_some() => {
                leave_thread(publisher, &mut hosted).await?;
            }
            Err(ApiError::NotPermitted) if hosted.thread.is_some() && hosted.announced < 0 => {
                leave_thread(publisher, &mut hosted).await?;
            }
            Err(ApiError::ChannelGone) => return tell_directly(publisher, &hosted).await,
            Err(error) => {
                if !error.is_transient() {
                    let now = publisher.service.clock().now();
                    publisher.obstacles().refuse(spot(&hosted), id, error.clone(), now);
                    publisher.woken.notify_one();
                }
                return Err(error.into());
            }
        }
    };
    hosted.board = Some(board);
    concerned.write(&hosted, &publisher.service, &publisher.delivery, &publisher.pictures).await?;
    board::hand_messages::show_hands(publisher, &hosted, certainty).await?;
    board::posted::note_board(publisher, &hosted, board).await?;
    // After a successful post the others in the same place can be posted too.
    let others = publisher.obstacles().clear(spot(&hosted), id);
    for other in others {
        publisher.service.look_again(other);
    }
    // A board from an earlier attempt may show old clocks, and they may have been moved while this one was posted.
    if certainty == Certainty::Doubtful || publisher.service.clocks().have_clocks_moved(&hosted).await? {
        tell_clocks(publisher, id).await?;
    }
    Ok(())
}

/// Adds to the latest board that a turn is under way: the next board comes when it is over. Returns `false` if no turn
/// is under way, or no board is from its beginning.
async fn tell_within_turn(
    publisher: &Publisher,
    hosted: &HostedMatch,
    certainty: Certainty,
) -> Result<bool, AnnounceError> {
    if !hosted.game.is_within_turn() {
        return Ok(false);
    }
    let words = board::message::words(hosted, &publisher.pictures).await?;
    let Some(board) =
        board::posted::edit_board(publisher, hosted, &words, hosted.version() - 1, certainty).await?
    else {
        return Ok(false);
    };
    board::hand_messages::show_hands(publisher, hosted, certainty).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    Ok(true)
}

/// Returns `true` if the board warns the player to act: in casual games, unless they have switched it off.
async fn warns(publisher: &Publisher, hosted: &HostedMatch) -> Result<bool, ServiceError> {
    let [seat] = hosted.game.to_act()[..] else { return Ok(false) };
    let player = hosted.players[seat.index()];
    let is_person = is_known(player) && hosted.computer.is_none_or(|computer| computer.seat != seat);
    Ok(!hosted.rated && is_person && publisher.service.preferences().of(player).await?.warnings)
}

/// Shows the first half of a round on the board of the round before: that board has pinged both, and a round has one
/// message. Returns whether that was done.
async fn tell_within_round(
    publisher: &Publisher,
    hosted: &HostedMatch,
    certainty: Certainty,
) -> Result<bool, AnnounceError> {
    if !board::message::is_within_round(hosted) {
        return Ok(false);
    }
    let draft = board::message::for_all(hosted, &[], &publisher.pictures).await?;
    let Some(board) =
        board::posted::edit_board(publisher, hosted, &draft, hosted.version() - 1, certainty).await?
    else {
        return Ok(false);
    };
    board::notification::concerned(&publisher.service, hosted)
        .await?
        .write(hosted, &publisher.service, &publisher.delivery, &publisher.pictures)
        .await?;
    board::hand_messages::show_hands(publisher, hosted, certainty).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    Ok(true)
}

/// Updates the words of the latest board with the clocks, if there are any; a board that is still to be posted follows
/// afterwards.
pub(crate) async fn tell_clocks(publisher: &Publisher, id: i64) -> Result<(), AnnounceError> {
    let mut hosted = publisher.service.matches().hosted_match(id).await?;
    hosted.warns = warns(publisher, &hosted).await?;
    let is_told = hosted.clocks.is_some() && !hosted.is_paused && hosted.announced >= hosted.version();
    let Some(board) = hosted.board.filter(|_| is_told) else { return Ok(()) };
    let words = board::message::words(&hosted, &publisher.pictures).await?;
    match publisher.delivery.edit(hosted.place(), board, &words).await {
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => {
            tracing::info!("a board of game {id} shows an old deadline: {error}");
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// Posts the board, or finds it where an earlier attempt has posted it.
async fn show(
    publisher: &Publisher,
    hosted: &HostedMatch,
    draft: &OutgoingMessage,
    certainty: Certainty,
) -> Result<i64, ApiError> {
    if certainty == Certainty::Doubtful {
        match board::posted::boards_in(publisher, hosted).await {
            Ok(boards) => {
                if let Some((board, _)) = boards.iter().find(|(_, spot)| *spot == hosted.spot()) {
                    return Ok(*board);
                }
            }
            // Without the history the nonce still guards against posting twice at short intervals.
            Err(ApiError::NotPermitted) => {}
            Err(error) => return Err(error),
        }
    }
    let nonce = format!("{}-{}", hosted.id, hosted.version());
    let board = publisher.delivery.post(hosted.place(), draft, &nonce).await?;
    publisher.delivery.meter.post_board();
    Ok(board)
}

/// Opens a thread for a match that has just begun, if the server wants that and it is possible.
async fn open_thread(publisher: &Publisher, hosted: &mut HostedMatch) -> Result<(), AnnounceError> {
    let Some(server) = hosted.server else { return Ok(()) };
    let Some(message) = publisher.service.invitations().challenge(hosted.challenge).await?.message else {
        return Ok(());
    };
    if !publisher.service.servers().threads_on(server).await? {
        return Ok(());
    }
    let name = thread_name(&hosted.clone().shown_on(hosted.server));
    match publisher.delivery.start_thread(hosted.channel, message, &name).await {
        Ok(thread) => {
            publisher.service.matches().plays_in(hosted.id, thread).await?;
            hosted.thread = Some(thread);
            for player in hosted.players {
                if let Err(error) = publisher.delivery.join_thread(thread, player).await {
                    tracing::info!("a player was not added to thread {thread}: {error}");
                }
            }
            Ok(())
        }
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => {
            tracing::info!("game {} gets no thread: {error}", hosted.id);
            Ok(())
        }
    }
}

async fn leave_thread(publisher: &Publisher, hosted: &mut HostedMatch) -> Result<(), AnnounceError> {
    tracing::info!("game {} goes on in its channel", hosted.id);
    publisher.service.matches().leaves_thread(hosted.id).await?;
    hosted.thread = None;
    hosted.board = None;
    Ok(())
}

/// Tells the players that the channel of their match is gone, once.
async fn tell_directly(publisher: &Publisher, hosted: &HostedMatch) -> Result<(), AnnounceError> {
    publisher.service.matches().loses_place(hosted.id).await?;
    let draft =
        OutgoingMessage::new(text!("channel-gone", title = hosted.game.game().title(), game = hosted.id));
    for player in hosted.players {
        if let Err(error) = publisher.delivery.direct(player, &draft, &format!("gone-{}", hosted.id)).await {
            tracing::info!("a player of game {} could not be told by direct message: {error}", hosted.id);
        }
    }
    Ok(())
}

/// Returns the name of a match's thread: its players and the game.
fn thread_name(hosted: &HostedMatch) -> String {
    let title = hosted.game.game().title();
    let name = |name: &Option<String>| -> Option<String> {
        let fit: String = fit_name(name.as_deref()?)?.chars().take(MAX_NAME_LEN).collect();
        Some(isolated(fit.trim()))
    };
    match hosted.names.each_ref().map(name) {
        [Some(first), Some(second)] => text!("thread-name", first, second, title),
        _ => text!("thread-name-unknown", game = hosted.id, title),
    }
}
