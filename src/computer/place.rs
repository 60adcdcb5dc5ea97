//! The place of a game against the computer: the channel in which it is begun, or direct messages if the server wants
//! that. A thread is opened when its board is posted.

use poise::serenity_prelude as serenity;
use serenity::Permissions;

use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::permissions::may_play_here;
use trickmate_host::{ChannelId, ComputerPlace, PlayerId, ServerId, ServiceError};
use trickmate_text::text;

/// Returns the server and the channel of a game that somebody begins, after checking that they and the bot may use them.
pub(crate) async fn chosen(
    bot: &Bot,
    asker: Asker,
    parent: Option<serenity::ChannelId>,
    permissions: Option<Permissions>,
) -> Result<(Option<ServerId>, ChannelId), CommandError> {
    let Some(server) = asker.server else { return Ok((None, asker.channel)) };
    let is_direct = is_direct(bot, Some(server)).await?;
    if !is_direct {
        may_play_here(permissions)?;
    }
    let parent = parent.map(|parent| parent.to_host());
    bot.service.access().may_arrange(server, asker.channel, parent).await?;
    if is_direct { direct(bot, asker.person).await } else { Ok((Some(server), asker.channel)) }
}

/// Returns `true` if a server has these games in direct messages only.
pub(crate) async fn is_direct(bot: &Bot, server: Option<ServerId>) -> Result<bool, ServiceError> {
    let Some(server) = server else { return Ok(false) };
    Ok(bot.service.servers().computer_games(server).await? == ComputerPlace::Direct)
}

/// Returns the direct messages of a person as the place of a game.
pub(crate) async fn direct(
    bot: &Bot,
    person: PlayerId,
) -> Result<(Option<ServerId>, ChannelId), CommandError> {
    let channel = bot.delivery.direct_channel(person).await.map_err(|error| {
        tracing::info!("no direct messages for a game against the computer: {error}");
        CommandError::words(text!("challenge-no-direct-messages"))
    })?;
    Ok((None, channel))
}
