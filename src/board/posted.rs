//! The posted boards of a match: finds the newest one and keeps it up to date.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{Certainty, Publisher};
use crate::api::client::number;
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::play::ids::PlayId;
use crate::ui::component::first_button;
use crate::ui::spot::Spot;
use trickmate_host::{HostedMatch, ServiceError};

/// Notes that a board shows the match in its loaded state.
pub(crate) async fn note_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    board: i64,
) -> Result<(), ServiceError> {
    publisher.service.matches().mark_announced(hosted.id, hosted.version(), Some(board)).await
}

/// Edits the newest board of a match if it shows at least version `oldest`; returns its message. `None` means that a
/// board has to be posted.
pub(crate) async fn edit_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    draft: &OutgoingMessage,
    oldest: i64,
    certainty: Certainty,
) -> Result<Option<i64>, ApiError> {
    let mut gone = None;
    // If the noted board is gone, an attempt that died before noting it may have posted another.
    for certainty in [certainty, Certainty::Doubtful] {
        let newest = newest_board(publisher, hosted, certainty).await?;
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

/// Returns the newest board of a match and its version: the noted one, or a later one from an attempt that died before
/// noting it.
async fn newest_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    certainty: Certainty,
) -> Result<Option<(i64, i64)>, ApiError> {
    let noted = hosted.board.map(|board| (board, hosted.announced));
    // Against the computer a second board is posted only if the first is gone, which its edit shows.
    let is_only_one = hosted.computer.is_some() && noted.is_some() && certainty == Certainty::Fresh;
    if is_only_one || !may_have_unnoted_posts(hosted, certainty) {
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
) -> Result<Vec<(i64, Spot)>, ApiError> {
    let messages = publisher.delivery.own_messages(hosted.place()).await?;
    let boards =
        messages.iter().filter_map(|message| Some((number(message.id.get()), spot_of(message, hosted.id)?)));
    Ok(boards.collect())
}

/// Returns `true` if an unnoted message of the match may exist. It cannot right after the commit of the first action
/// since the noted one.
pub(crate) fn may_have_unnoted_posts(hosted: &HostedMatch, certainty: Certainty) -> bool {
    certainty == Certainty::Doubtful || hosted.version() > hosted.announced + 1
}

/// Returns the position of a message's first button, if it is one of the match.
fn spot_of(message: &serenity::Message, match_id: i64) -> Option<Spot> {
    let id: PlayId = first_button(message)?.parse().ok()?;
    id.board_spot().filter(|spot| spot.match_id == match_id)
}
