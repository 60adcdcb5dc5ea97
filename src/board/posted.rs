//! The boards that have been posted: which is the newest, and how it is kept up to date.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::{Certainty, Publisher};
use crate::api::client::number;
use crate::api::error::ApiError;
use crate::api::outgoing_message::OutgoingMessage;
use crate::play::ids::PlayId;
use crate::ui::component::first_button;
use crate::ui::spot::Spot;
use trickmate_host::{HostedMatch, ServiceError};

/// Notes that a board shows the match as it was looked up.
pub(crate) async fn note_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    board: i64,
) -> Result<(), ServiceError> {
    publisher.service.matches().mark_announced(hosted.id, hosted.version(), Some(board)).await
}

/// Edits the newest board of a match if it shows at least version `oldest`; returns which message that is. `None` means that
/// a board has to be posted.
pub(crate) async fn edit_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    draft: &OutgoingMessage,
    oldest: i64,
    certainty: Certainty,
) -> Result<Option<i64>, ApiError> {
    let mut gone = None;
    // Where the noted board is gone, an attempt that did not live to note it may have posted another.
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

/// Returns the newest board of a match and the version that it shows: the one that is noted, or one that was posted after
/// it by an attempt that did not live to note it.
async fn newest_board(
    publisher: &Publisher,
    hosted: &HostedMatch,
    certainty: Certainty,
) -> Result<Option<(i64, i64)>, ApiError> {
    let noted = hosted.board.map(|board| (board, hosted.announced));
    // Against the computer a second board is posted only where the first is gone, which its edit tells.
    let is_only_one = hosted.computer.is_some() && noted.is_some() && certainty == Certainty::Fresh;
    if is_only_one || !may_have_unnoted_posts(hosted, certainty) {
        return Ok(noted);
    }
    let boards = match boards_in(publisher, hosted).await {
        Ok(boards) => boards,
        // Without the history there is only what is noted.
        Err(ApiError::NotPermitted) => return Ok(noted),
        Err(error) => return Err(error),
    };
    let newer = boards.into_iter().find(|(_, spot)| spot.version > hosted.announced);
    Ok(newer.map(|(board, spot)| (board, spot.version)).or(noted))
}

/// The boards of a match among the latest messages of its place that still have buttons, the newest first.
pub(crate) async fn boards_in(
    publisher: &Publisher,
    hosted: &HostedMatch,
) -> Result<Vec<(i64, Spot)>, ApiError> {
    let messages = publisher.delivery.own_messages(hosted.place()).await?;
    let boards =
        messages.iter().filter_map(|message| Some((number(message.id.get()), spot_of(message, hosted.id)?)));
    Ok(boards.collect())
}

/// Returns `true` if something of the match may have been posted that is not noted. Whoever has just committed the one action
/// after the last that is noted knows that there is nothing.
pub(crate) fn may_have_unnoted_posts(hosted: &HostedMatch, certainty: Certainty) -> bool {
    certainty == Certainty::Doubtful || hosted.version() > hosted.announced + 1
}

/// Returns the position that the first button of a message belongs to, if that is one of the match.
fn spot_of(message: &serenity::Message, match_id: i64) -> Option<Spot> {
    match first_button(message)?.parse() {
        Ok(PlayId::Match(_, spot) | PlayId::Board(spot, _)) if spot.match_id == match_id => Some(spot),
        _ => None,
    }
}
