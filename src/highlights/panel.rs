//! The settings of a server's weekly highlights.

use chrono_tz::Tz;
use trickmate_host::{ChannelId, ServerId, Timestamp};

use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// Changes the channel or the time zone of a server's highlights. Without a channel, there are no highlights.
pub(crate) async fn set(
    bot: &Bot,
    server: ServerId,
    channel: Option<ChannelId>,
    zone: Option<Tz>,
) -> Result<(), CommandError> {
    let known = bot.service.highlights().settings(server).await?;
    let usual = known.map_or(Tz::UTC, |(_, zone, _)| zone);
    if let Some(place) = channel.or(known.map(|(place, ..)| place)) {
        bot.service.highlights().set(server, place, zone.unwrap_or(usual)).await?;
    }
    Ok(())
}

/// Returns a server's highlights in words: their channel, and when the next ones come.
pub(crate) fn words(known: Option<(ChannelId, Tz, Timestamp)>) -> String {
    let Some((place, _, next_at)) = known else { return text!("server-highlights-off") };
    let when = format!("<t:{}:f>", next_at.seconds());
    text!("server-highlights-set", channel = format!("<#{place}>"), when)
}

/// Returns the line about highlights among a server's settings.
pub(crate) async fn line(bot: &Bot, server: ServerId) -> Result<String, CommandError> {
    let Some((channel, ..)) = bot.service.highlights().settings(server).await? else {
        return Ok(text!("server-highlights-none"));
    };
    Ok(text!("server-highlights-line", channel = format!("<#{channel}>")))
}
