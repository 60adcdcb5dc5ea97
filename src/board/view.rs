//! The view of one person on a match.

use crate::api::outgoing_message::OutgoingMessage;
use crate::board::{message, surface, turn};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Task;
use trickmate_host::HostedMatch;
use trickmate_host::workers::Lane;
use trickmate_rules::Seat;

/// Returns the board of the match with this number as the person sees it.
pub(crate) async fn board_of(bot: &Bot, match_id: i64, person: i64) -> Result<OutgoingMessage, CommandError> {
    let hosted = bot.service.matches().hosted_match(match_id).await?;
    if let Some(seat) = hosted.seat_of(person).filter(|seat| hosted.is_turn_of(*seat)) {
        return turn_panel(bot, &hosted, seat).await;
    }
    board(bot, &hosted, person).await
}

/// Returns the board as the person sees it.
pub(crate) async fn board(
    bot: &Bot,
    hosted: &HostedMatch,
    person: i64,
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
