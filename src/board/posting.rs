//! The board message of a match: posts it when it is due, and keeps it up to date.

use tracing::Span;

use crate::announce::blocked_channels::posting_channel;
use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::ui::audience;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, MatchId, MessageId, PlayerId, ServiceError, Version, is_known};
use trickmate_rules::Seat;
use trickmate_text::{speak, speaking, text, word};

/// Posts the board of a match in its channel when it is due.
pub(crate) async fn announce(
    publisher: &Publisher,
    id: MatchId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let hosted = publisher.service.matches().hosted_match(id).await?;
    if let Some(server) = hosted.server {
        Span::current().record("server", server.get());
    }
    let language = audience::on_server(&publisher.service, hosted.server).await;
    speaking(language, Box::pin(catch_up(publisher, hosted, delivery_state))).await
}

/// Posts the board of a match, unless it has been announced, and brings the players' private panels in line with it.
async fn catch_up(
    publisher: &Publisher,
    mut hosted: HostedMatch,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let told = Box::pin(tell_board(publisher, &mut hosted, delivery_state)).await;
    publisher.service.teams().look_at_votes(&hosted);
    told?;
    let members = hosted.teams.iter().flat_map(|teams| &teams.members);
    let members = members.map(|member| (member.seat, member.player));
    let panels: Vec<(Seat, PlayerId)> =
        Seat::ALL.map(|seat| (seat, hosted.player(seat))).into_iter().chain(members).collect();
    for panel in panels {
        let Publisher { service, delivery, pictures, .. } = publisher;
        board::panels::settle(service, delivery, pictures, &hosted, panel).await;
    }
    Ok(())
}

/// Posts the board of a match where its away team plays, when it is due.
pub(crate) async fn tell_away(
    publisher: &Publisher,
    id: MatchId,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let hosted = publisher.service.matches().hosted_match(id).await?;
    let Some(mut there) = hosted.away() else { return Ok(()) };
    let language = audience::on_server(&publisher.service, there.server).await;
    speaking(language, Box::pin(tell_board(publisher, &mut there, delivery_state))).await
}

/// Updates the votes below the latest board of an away team; returns `false` if a board is still to be posted.
pub(crate) async fn tell_away_votes(publisher: &Publisher, id: MatchId) -> Result<bool, AnnounceError> {
    match publisher.service.matches().hosted_match(id).await?.away() {
        Some(there) => show_votes(publisher, there).await,
        None => Ok(true),
    }
}

/// Posts the board of a match in its current position, unless that was announced already.
async fn tell_board(
    publisher: &Publisher,
    hosted: &mut HostedMatch,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let id = hosted.id;
    if hosted.channel_lost || hosted.is_absent || hosted.announced >= hosted.version() {
        if !hosted.is_away {
            publisher.blocked_channels().leave(id);
        }
        return Ok(());
    }
    if hosted.is_direct {
        return board::direct_board::announce(publisher, hosted, delivery_state).await;
    }
    if !hosted.is_away && !publisher.blocked_channels().admit(posting_channel(hosted), id) {
        return Ok(());
    }
    if hosted.announced < Version::default()
        && hosted.thread.is_none()
        && board::thread::is_wanted(publisher, hosted).await?
    {
        board::thread::open(publisher, hosted, delivery_state).await?;
    }
    if delivery_state == DeliveryState::Fresh {
        board::computer_board::await_computer(publisher, hosted).await?;
    }
    hosted.warns = warns(publisher, hosted).await?;
    if tell_within_turn(publisher, hosted, delivery_state).await?
        || board::computer_board::redraw(publisher, hosted, delivery_state).await?
        || tell_within_round(publisher, hosted, delivery_state).await?
    {
        return Ok(());
    }
    let concerned = board::notification::concerned(&publisher.service, hosted).await?;
    let draft = match board::computer_board::open_board(publisher, hosted).await? {
        Some(draft) => draft,
        None => board::message::for_all(hosted, &concerned.pinged, &publisher.pictures).await?,
    };
    let board = loop {
        match show(publisher, hosted, &draft, delivery_state).await {
            Ok(board) => break board,
            Err(ApiError::ChannelGone | ApiError::ThreadClosed) if hosted.thread.is_some() => {
                board::thread::leave(publisher, hosted).await?;
            }
            Err(ApiError::NotPermitted)
                if hosted.thread.is_some() && hosted.announced < Version::default() =>
            {
                board::thread::leave(publisher, hosted).await?;
            }
            // Whoever tells the away team notes it.
            Err(error @ ApiError::ChannelGone) if hosted.is_away => return Err(error.into()),
            Err(ApiError::ChannelGone) => return tell_directly(publisher, hosted).await,
            Err(error) => {
                if !error.is_transient() && !hosted.is_away {
                    let now = publisher.service.clock().timestamp();
                    publisher.blocked_channels().refuse(posting_channel(hosted), id, error.clone(), now);
                    publisher.woken.notify_one();
                }
                return Err(error.into());
            }
        }
    };
    let former = hosted.board.replace(board).filter(|former| *former != board);
    concerned.write(hosted, &publisher.service, &publisher.delivery, &publisher.pictures).await?;
    board::hand_messages::show_hands(publisher, hosted, delivery_state).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    if let Some(former) = former {
        board::posted::retire_board(publisher, hosted, former).await;
    }
    if hosted.is_away {
        return Ok(());
    }
    // After a successful post the others in the same place can be posted too.
    let others = publisher.blocked_channels().clear(posting_channel(hosted), id);
    for other in others {
        publisher.service.look_again(other);
    }
    // A board from an earlier attempt may show old clocks, and they may have been moved while this one was posted.
    if delivery_state == DeliveryState::Doubtful
        || publisher.service.clocks().have_clocks_moved(hosted).await?
    {
        tell_clocks(publisher, id).await?;
    }
    Ok(())
}

/// Adds a note to the latest board that a turn is under way: the next board comes when it is over. Returns `false` if
/// no turn is under way, or no board shows its beginning.
async fn tell_within_turn(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<bool, AnnounceError> {
    if !hosted.game.is_within_turn() || board::posted::is_out_of_view(publisher, hosted) {
        return Ok(false);
    }
    let words = board::message::words(hosted, &publisher.pictures).await?;
    let Some(board) =
        board::posted::edit_board(publisher, hosted, &words, hosted.version().before(), delivery_state)
            .await?
    else {
        return Ok(false);
    };
    board::hand_messages::show_hands(publisher, hosted, delivery_state).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    Ok(true)
}

/// Returns `true` if the board warns the player or the team to act: in casual games, unless the player has switched it off.
async fn warns(publisher: &Publisher, hosted: &HostedMatch) -> Result<bool, ServiceError> {
    let [seat] = hosted.game.to_act()[..] else { return Ok(false) };
    let player = hosted.players[seat.index()];
    if hosted.is_team(seat) {
        return Ok(!hosted.rated);
    }
    let is_person = is_known(player) && hosted.computer.is_none_or(|computer| computer.seat != seat);
    Ok(!hosted.rated && is_person && publisher.service.preferences().of(player).await?.warnings)
}

/// Shows the first half of a round on the board of the previous round: that board has pinged both players, and a round
/// has one message. Returns whether it did.
async fn tell_within_round(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<bool, AnnounceError> {
    if !board::message::is_within_round(hosted) || board::posted::is_out_of_view(publisher, hosted) {
        return Ok(false);
    }
    let draft = board::message::for_all(hosted, &[], &publisher.pictures).await?;
    let Some(board) =
        board::posted::edit_board(publisher, hosted, &draft, hosted.version().before(), delivery_state)
            .await?
    else {
        return Ok(false);
    };
    board::notification::concerned(&publisher.service, hosted)
        .await?
        .write(hosted, &publisher.service, &publisher.delivery, &publisher.pictures)
        .await?;
    board::hand_messages::show_hands(publisher, hosted, delivery_state).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    Ok(true)
}

/// Updates the words of the latest board with the clocks, if there are any; a board that is still to be posted follows
/// afterwards.
pub(crate) async fn tell_clocks(publisher: &Publisher, id: MatchId) -> Result<(), AnnounceError> {
    loop {
        let mut hosted = publisher.service.matches().hosted_match(id).await?;
        let is_told = hosted.clocks.is_some() && !hosted.is_paused && hosted.announced >= hosted.version();
        let Some(board) = hosted.board.filter(|_| is_told) else { return Ok(()) };
        tell_words(publisher, &mut hosted, board, "deadline").await?;
        // Clocks may move twice, and an edit may overtake another. Whoever is last finds newer clocks and edits again.
        if !publisher.service.clocks().have_clocks_moved(&hosted).await? {
            return Ok(());
        }
    }
}

/// Updates the votes below the latest board; returns `false` if a board is still to be posted.
pub(crate) async fn tell_votes(publisher: &Publisher, id: MatchId) -> Result<bool, AnnounceError> {
    let hosted = publisher.service.matches().hosted_match(id).await?;
    show_votes(publisher, hosted).await
}

async fn show_votes(publisher: &Publisher, mut hosted: HostedMatch) -> Result<bool, AnnounceError> {
    if hosted.channel_lost || hosted.is_absent || hosted.game.outcome().is_some() {
        return Ok(true);
    }
    match hosted.board.filter(|_| hosted.announced >= hosted.version()) {
        Some(board) => tell_words(publisher, &mut hosted, board, "vote").await.map(|()| true),
        None => Ok(false),
    }
}

/// Updates the words of a board; the part `what` may be out of date. If Discord refuses that for good, the old words
/// stay.
async fn tell_words(
    publisher: &Publisher,
    hosted: &mut HostedMatch,
    board: MessageId,
    what: &'static str,
) -> Result<(), AnnounceError> {
    hosted.warns = warns(publisher, hosted).await?;
    let language = audience::on_server(&publisher.service, hosted.server).await;
    let words = speaking(language, board::message::words(hosted, &publisher.pictures)).await?;
    match publisher.delivery.edit(hosted.place(), board, &words).await {
        Err(error) if error.is_transient() => Err(error.into()),
        Err(error) => {
            tracing::info!("a board of game {} shows an old {what}: {error}", hosted.id);
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
    delivery_state: DeliveryState,
) -> Result<MessageId, ApiError> {
    if delivery_state == DeliveryState::Doubtful {
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
    let place = if hosted.is_away { "-away" } else { "" };
    let nonce = format!("{}-{}{place}", hosted.id, hosted.version());
    let board = publisher.delivery.post(hosted.place(), draft, &nonce).await?;
    publisher.delivery.meter.post_board();
    Ok(board)
}

/// Tells the players that the channel of their match is gone, once.
async fn tell_directly(publisher: &Publisher, hosted: &HostedMatch) -> Result<(), AnnounceError> {
    publisher.service.matches().mark_channel_lost(hosted.id).await?;
    for player in hosted.players.into_iter().filter(|player| is_known(*player)) {
        let compose = || text!("channel-gone", title = word(hosted.game.game().title()), game = hosted.id);
        let words = speak(audience::of_person(&publisher.service, player).await, compose);
        let draft = OutgoingMessage::new(words);
        if let Err(error) = publisher.delivery.direct(player, &draft, &format!("gone-{}", hosted.id)).await {
            tracing::info!("a player of game {} could not be told by direct message: {error}", hosted.id);
        }
    }
    Ok(())
}
