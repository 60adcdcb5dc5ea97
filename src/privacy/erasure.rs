//! Deletes everything about a person who has asked for that.

use std::time::Duration;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::command_error::CommandError;
use trickmate_host::Event;
use trickmate_text::text;

/// Longest time to post the last board of a resigned game.
const FAREWELL: Duration = Duration::from_secs(5);

/// Leaves everything that a person plays, tells that while it is known who they are, and deletes what is stored.
pub(crate) async fn forget(bot: &Bot, person: i64) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Deletion)?;
    for hosted in bot.service.privacy().leave(person).await? {
        bot.announcer.settled(Event::Match(hosted), FAREWELL).await;
    }
    bot.service.privacy().forget(person).await?;
    tracing::info!("the data of a person was deleted as they asked");
    Ok(OutgoingMessage::new(text!("privacy-deleted")))
}
