//! The settings of a server's weekly highlights.

use chrono_tz::Tz;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// Changes the channel and time zone of a server's highlights, or shows them if nothing is to change.
pub(crate) async fn set(
    bot: &Bot,
    server: i64,
    channel: Option<i64>,
    zone: Option<Tz>,
) -> Result<OutgoingMessage, CommandError> {
    let known = bot.service.highlights().settings(server).await?;
    let Some(place) = channel.or(known.map(|(place, ..)| place)) else {
        return Ok(OutgoingMessage::new(text!("server-highlights-off")));
    };
    let usual = known.map_or(Tz::UTC, |(_, zone, _)| zone);
    let next_at = match known {
        Some((.., next_at)) if channel.is_none() && zone.is_none() => next_at,
        _ => bot.service.highlights().set(server, place, zone.unwrap_or(usual)).await?,
    };
    let when = format!("<t:{}:f>", next_at / 1000);
    Ok(OutgoingMessage::new(text!("server-highlights-set", channel = format!("<#{place}>"), when)))
}

/// Stops the highlights of a server.
pub(crate) async fn stop(bot: &Bot, server: i64) -> Result<OutgoingMessage, CommandError> {
    bot.service.highlights().stop(server).await?;
    Ok(OutgoingMessage::new(text!("server-highlights-off")))
}

/// Returns the line about highlights among a server's settings; empty if it has none.
pub(crate) async fn line(bot: &Bot, server: i64) -> Result<String, CommandError> {
    let Some((channel, ..)) = bot.service.highlights().settings(server).await? else {
        return Ok(String::new());
    };
    Ok(text!("server-highlights-line", channel = format!("<#{channel}>")))
}
