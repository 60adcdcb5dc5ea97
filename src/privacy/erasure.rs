//! Deletion of all data about a person.

use std::time::Duration;

use crate::api::client::ApiClient;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::roles;
use crate::ui::command_error::CommandError;
use trickmate_host::{Event, GameService, PlayerId, ServiceError};
use trickmate_text::text;

/// Longest time to post the last board of a resigned game.
const FAREWELL: Duration = Duration::from_secs(5);

/// Resigns all games of a person, announces that while their name is known, and deletes the stored data.
pub(crate) async fn forget(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Deletion)?;
    for hosted in bot.service.privacy().leave(person).await? {
        bot.announcer.settled(Event::Match(hosted), FAREWELL).await;
    }
    if let Err(error) = roles::tell::take_all(&bot.service, &bot.delivery, person).await {
        bot.service.privacy().allow_erasure(person);
        return Err(error.into());
    }
    bot.service.privacy().forget(person).await?;
    tracing::info!("the data of a person was deleted as they asked");
    Ok(OutgoingMessage::new(text!("privacy-deleted")))
}

/// Continues the deletions that were interrupted when the program stopped.
pub(crate) async fn resume(service: &GameService, delivery: &ApiClient) -> Result<(), ServiceError> {
    for person in service.privacy().unfinished_erasures().await? {
        roles::tell::take_all(service, delivery, person).await?;
        service.privacy().resume_erasure(person).await?;
    }
    Ok(())
}
