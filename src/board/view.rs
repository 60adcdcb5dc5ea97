//! The view of one person on a match.

use crate::api::open_panels::PanelContent;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board::{message, panels, surface, turn};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;
use trickmate_host::workers::Lane;
use trickmate_host::{HostedMatch, MatchId, PlayerId};
use trickmate_rules::Seat;

/// Returns the board of the match with this number as the person sees it. A player's board is deleted when the match
/// moves on.
pub(crate) async fn board_of(
    bot: &Bot,
    match_id: MatchId,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    if let Some(seat) = hosted.seat_for(person).filter(|seat| hosted.is_turn_of(*seat)) {
        let panel = turn_panel(bot, &hosted, seat).await?;
        return Ok(panels::with_vote(panel, &bot.pictures, &hosted, seat, person).await?);
    }
    let board = board(bot, &hosted, person).await?;
    Ok(match hosted.seat_of(person) {
        Some(_) => board.panel_of(hosted.id, PanelContent::Position(hosted.version())),
        None => board,
    })
}

/// Returns the board as the person sees it.
pub(crate) async fn board(
    bot: &Bot,
    hosted: &HostedMatch,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    if hosted.seat_of(person).is_some()
        && let Some(surface) =
            Box::pin(surface::of(hosted, &preferences, Lane::Picture, &bot.pictures)).await?
    {
        return Ok(surface);
    }
    Ok(Box::pin(message::for_one(hosted, person, &preferences, &bot.pictures)).await?)
}

/// Returns the panel of the turn under way, with its player's preferences.
pub(crate) fn turn_panel<'a>(
    bot: &'a Bot,
    hosted: &'a HostedMatch,
    seat: Seat,
) -> Task<'a, Result<OutgoingMessage, CommandError>> {
    Box::pin(async move {
        let player = hosted.players[seat.index()];
        let preferences = bot.service.preferences().of(player).await?;
        Ok(bot.look(Lane::Picture, hosted, move |hosted| turn::compose(hosted, seat, &preferences)).await??)
    })
}
