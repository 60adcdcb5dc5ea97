//! The answer when a game has begun.

use std::time::Duration;

use crate::announce::publisher::DeliveryState;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Responder;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{Event, MatchId};
use trickmate_text::text;

/// Longest wait for the first board. If the message came later, it would push the board up.
const WATCHED: Duration = Duration::from_secs(30);

/// Returns the message for a player whose game against the computer has begun. It does not stay where the board is.
pub(crate) async fn begun(bot: &Bot, asker: Asker, game: MatchId) -> Result<OutgoingMessage, CommandError> {
    bot.announcer.announce(Event::Match(game), DeliveryState::Fresh);
    bot.announcer.settled(Event::Match(game), WATCHED).await;
    let hosted = bot.service.matches().hosted_match(game).await?;
    if let Some(words) = bot.announcer.obstacle(game) {
        return Ok(OutgoingMessage::new(words));
    }
    let words = OutgoingMessage::new(text!("computer-begun", game, link = hosted.link()));
    let is_here = hosted.board.is_some() && hosted.place() == asker.channel;
    Ok(if is_here { words.unsaid() } else { words })
}

/// Returns the line that names the player who accepted and the id of their interaction. Discord shows the same id with
/// the message, so the player can check that the seed was derived from it.
pub(crate) async fn confirm_acceptance(reply: &mut Responder<'_>, asker: Asker, link: Option<String>) {
    let id = text!("accepted-id", id = asker.request.to_string());
    let accepted = match link {
        Some(link) => text!("accepted", link),
        None => text!("accepted-rematch"),
    };
    let words = format!("{accepted}\n{id}");
    if let Err(error) = reply.send_ephemeral(OutgoingMessage::new(words)).await {
        tracing::info!("an acceptance was not confirmed: {error}");
    }
}
