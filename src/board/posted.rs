//! The posted boards of a match: finds the newest one and keeps it up to date.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::play::ids::PlayId;
use crate::ui::component::first_button;
use crate::ui::spot::Spot;
use trickmate_host::{HostedMatch, MatchId, MessageId, ServiceError, Timestamp, Version};

/// Age in milliseconds up to which a message is edited. Discord allows few edits of messages older than an hour.
const YOUNG: i64 = 50 * 60 * 1000;

/// Notes that a board shows the match in its loaded state.
pub(crate) async fn note_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    board: MessageId,
) -> Result<(), ServiceError> {
    if hosted.is_away {
        return publisher.service.teams().mark_away_board(hosted, board).await;
    }
    let is_watched = hosted.announcing.is_watched;
    publisher.service.matches().mark_announced(hosted.id, hosted.version(), Some(board), is_watched).await
}

/// Edits the newest board of a match if it shows at least version `oldest`; returns its message. `None` means that a
/// board has to be posted.
pub(crate) async fn edit_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    draft: &OutgoingMessage,
    oldest: Version,
    delivery_state: DeliveryState,
) -> Result<Option<MessageId>, ApiError> {
    let mut gone = None;
    // If the noted board is gone, an attempt that died before noting it may have posted another.
    for delivery_state in [delivery_state, DeliveryState::Doubtful] {
        let newest = newest_board(publisher, hosted, delivery_state).await?;
        let Some((board, _)) = newest.filter(|(board, version)| *version >= oldest && gone != Some(*board))
        else {
            return Ok(None);
        };
        match publisher.delivery.edit(hosted.place(), board, draft).await {
            Ok(()) => return Ok(Some(board)),
            Err(error) if error.is_transient() => return Err(error),
            Err(_) => gone = Some(board),
        }
    }
    Ok(None)
}

/// Removes the controls from a board that is no longer the latest. Some boards keep them, since a press there has the
/// same effect: old boards, for which Discord allows few edits, and all boards while many requests wait.
pub(crate) async fn retire_board(publisher: &Publisher, hosted: &HostedMatch, board: MessageId) {
    // Against the computer, a new board is rare.
    if hosted.practice().is_none() && (publisher.delivery.budget.is_busy() || is_too_old(publisher, board)) {
        return;
    }
    if let Err(error) = publisher.delivery.take_controls(hosted.place(), board).await {
        tracing::info!("a former board of game {} keeps its controls: {error}", hosted.id);
    }
}

/// Returns `true` if a new board is better than editing the noted one: it is out of view, or too old.
pub(crate) fn is_out_of_view(publisher: &Publisher, hosted: &HostedMatch) -> bool {
    hosted.board.is_some_and(|board| {
        is_too_old(publisher, board) || publisher.delivery.recent.is_out_of_view(hosted.place(), board)
    })
}

/// Returns `true` if Discord allows few edits of a board: it is old, and there is no token from a press on it.
fn is_too_old(publisher: &Publisher, board: MessageId) -> bool {
    is_older_than(board, YOUNG, publisher.service.clock().timestamp())
        && publisher.delivery.press_tokens.of(board).is_none()
}

/// Returns `true` if a message is older than this many milliseconds at a moment.
pub(crate) fn is_older_than(message: MessageId, age: i64, now: Timestamp) -> bool {
    let posted = Timestamp::new(message.to_discord().created_at().timestamp_millis());
    now.since(posted) > age
}

/// Returns the newest board of a match and its version: the noted one, or a later one from an attempt that died before
/// noting it.
async fn newest_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    delivery_state: DeliveryState,
) -> Result<Option<(MessageId, Version)>, ApiError> {
    let noted = hosted.board.map(|board| (board, hosted.announced));
    // Against the computer, a second board is posted only if the first is gone, which shows when it is edited.
    let is_only_one =
        hosted.practice().is_some() && noted.is_some() && delivery_state == DeliveryState::Fresh;
    if is_only_one || !may_have_unnoted_posts(hosted, delivery_state) {
        return Ok(noted);
    }
    let boards = match boards_in(publisher, hosted).await {
        Ok(boards) => boards,
        // Without the history only the noted board is known.
        Err(ApiError::NotPermitted) => return Ok(noted),
        Err(error) => return Err(error),
    };
    let newer = boards.into_iter().find(|(_, spot)| spot.version > hosted.announced);
    Ok(newer.map(|(board, spot)| (board, spot.version)).or(noted))
}

/// Returns the boards of a match among the latest messages of its place that still have buttons, the newest first.
pub(crate) async fn boards_in(
    publisher: &Publisher,
    hosted: &HostedMatch,
) -> Result<Vec<(MessageId, Spot)>, ApiError> {
    let messages = publisher.delivery.own_messages(hosted.place()).await?;
    let boards =
        messages.iter().filter_map(|message| Some((message.id.to_host(), spot_of(message, hosted.id)?)));
    Ok(boards.collect())
}

/// Returns `true` if an unnoted message of the match may exist. It cannot right after the commit of the first action
/// since the noted one.
pub(crate) fn may_have_unnoted_posts(hosted: &HostedMatch, delivery_state: DeliveryState) -> bool {
    delivery_state == DeliveryState::Doubtful || hosted.version() > hosted.announced.after(1)
}

/// Returns the position of a message's first button, if it is one of the match.
fn spot_of(message: &serenity::Message, match_id: MatchId) -> Option<Spot> {
    let id: PlayId = first_button(message)?.parse().ok()?;
    id.board_spot().filter(|spot| spot.match_id == match_id)
}
