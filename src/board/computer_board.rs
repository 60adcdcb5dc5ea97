//! The board of a game against the computer: one message, which is edited after every move and notifies nobody.

use std::time::Duration;

use crate::announce::blocked_channels::posting_channel;
use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, Version};

/// Longest wait for the computer's answer, so that one edit shows both moves: a channel allows few edits, and words
/// must not be ahead of the picture.
const PATIENCE: Duration = Duration::from_millis(700);

/// Waits a little for the computer's answer if only the computer is to act and a board exists; returns the match after
/// it.
pub(crate) async fn await_computer(
    publisher: &Publisher,
    hosted: &mut HostedMatch,
) -> Result<(), AnnounceError> {
    let Some(computer) = hosted.practice().filter(|_| hosted.board.is_some()) else { return Ok(()) };
    let person = hosted.players[computer.seat.other().index()];
    if hosted.game.outcome().is_none()
        && hosted.game.to_act() == [computer.seat]
        && let Some(answered) =
            publisher.service.computer().computer_answer(hosted.id, person, PATIENCE).await?
    {
        *hosted = answered;
    }
    Ok(())
}

/// Draws the board on which the player does everything, as they prefer it; returns `None` for other boards.
pub(crate) async fn open_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
) -> Result<Option<OutgoingMessage>, AnnounceError> {
    let Some(computer) = hosted.practice() else { return Ok(None) };
    let player = hosted.players[computer.seat.other().index()];
    let preferences = publisher.service.preferences().of(player).await?;
    Ok(board::surface::of(hosted, &preferences, Lane::Board, &publisher.pictures).await?)
}

/// Updates the board message of a game against the computer; returns `false` if there is no message to update.
pub(crate) async fn redraw(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<bool, AnnounceError> {
    let Some(computer) = hosted.practice() else { return Ok(false) };
    if hosted.board.is_none()
        && hosted.version() == Version::default()
        && delivery_state == DeliveryState::Fresh
    {
        return Ok(false);
    }
    if delivery_state == DeliveryState::Fresh && board::posted::is_out_of_view(publisher, hosted) {
        return Ok(false);
    }
    let draft = match open_board(publisher, hosted).await? {
        Some(draft) => draft,
        // The picture follows with the answer.
        None if hosted.game.outcome().is_none() && hosted.game.to_act() == [computer.seat] => {
            board::message::words(hosted, &publisher.pictures).await?
        }
        None => board::message::for_all(hosted, &[], &publisher.pictures).await?,
    };
    // The board is the only message of the game, and is edited in any case.
    let Some(board) =
        board::posted::edit_board(publisher, hosted, &draft, Version::new(i64::MIN), delivery_state).await?
    else {
        return Ok(false);
    };
    board::hand_messages::show_hands(publisher, hosted, delivery_state).await?;
    board::posted::note_board(publisher, hosted, board).await?;
    for other in publisher.blocked_channels().clear(posting_channel(hosted), hosted.id) {
        publisher.service.look_again(other);
    }
    Ok(true)
}
