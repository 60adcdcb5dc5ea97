//! `/server`: the settings of the server, which all can see and its managers can change.

use crate::highlights;
use crate::puzzle;
use crate::servers;
use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer};
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::puzzle::daily::DailyChange;
use crate::servers::panel::{managed, manages};
use crate::settings::command::suggest_zones;
use crate::settings::panel::read_zone;
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::{GameChoice, GamesChoice};
use trickmate_text::text;

/// Settings of this server
#[poise::command(
    slash_command,
    guild_only,
    subcommands("show", "threads", "channel", "time", "rated", "daily", "highlights", "role"),
    subcommand_required
)]
pub(crate) async fn server(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Returns the server, if the user may change its settings.
fn server_of(ctx: Context<'_>) -> Result<i64, CommandError> {
    managed(ctx.interaction.guild_id, ctx.interaction.member.as_deref())
}

/// Show the settings of this server; who manages it can change them there
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Context<'_>) -> Result<(), CommandError> {
    let interaction = ctx.interaction;
    let work = async {
        let server = interaction.guild_id.map(|server| number(server.get()));
        let server = server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
        servers::panel::show(ctx.framework.user_data, server, manages(interaction.member.as_deref())).await
    };
    answer(ctx, work).await
}

/// Turns threads for games on or off
#[poise::command(slash_command, guild_only)]
async fn threads(ctx: Context<'_>, on: bool) -> Result<(), CommandError> {
    let work = async {
        ctx.framework.user_data.service.servers().set_threads(server_of(ctx)?, on).await?;
        Ok(OutgoingMessage::new(text!(if on { "server-threads-on" } else { "server-threads-off" })))
    };
    answer(ctx, work).await
}

/// Chooses the channels where games may be arranged; all channels if none is chosen
#[poise::command(slash_command, guild_only)]
async fn channel(
    ctx: Context<'_>,
    #[channel_types("Text", "News", "Forum")] channel: serenity::PartialChannel,
    on: bool,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        bot.service.servers().allow_channel(server, number(channel.id.get()), on).await?;
        servers::panel::show(bot, server, true).await
    };
    answer(ctx, work).await
}

/// Default time control
#[poise::command(slash_command, guild_only)]
async fn time(ctx: Context<'_>, #[max_length = 30] control: Option<String>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        servers::panel::set_time(bot, server, control.as_deref().unwrap_or_default()).await
    };
    answer(ctx, work).await
}

/// Turns rated games on this server on or off
#[poise::command(slash_command, guild_only)]
async fn rated(ctx: Context<'_>, on: bool) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        bot.service.servers().set_rated(server, on).await?;
        servers::panel::show(bot, server, true).await
    };
    answer(ctx, work).await
}

/// A puzzle a day in a channel
#[poise::command(slash_command, guild_only)]
async fn daily(
    ctx: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<serenity::PartialChannel>,
    #[min = 0]
    #[max = 23]
    hour: Option<u8>,
    game: Option<GamesChoice>,
    #[autocomplete = "suggest_zones"]
    #[max_length = 60]
    zone: Option<String>,
    off: Option<bool>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        let change = DailyChange {
            channel: channel.map(|channel| number(channel.id.get())),
            hour,
            game: game.map(|GamesChoice(game)| game.map(GameChoice::name)),
            zone: zone.map(|typed| read_zone(&typed)).transpose()?,
        };
        if off == Some(true) {
            puzzle::daily::stop(bot, server).await
        } else {
            puzzle::daily::set(bot, server, change).await
        }
    };
    answer(ctx, work).await
}

/// The highlights of each week in a channel
#[poise::command(slash_command, guild_only)]
async fn highlights(
    ctx: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<serenity::PartialChannel>,
    #[autocomplete = "suggest_zones"]
    #[max_length = 60]
    zone: Option<String>,
    off: Option<bool>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        let channel = channel.map(|channel| number(channel.id.get()));
        let zone = zone.map(|typed| read_zone(&typed)).transpose()?;
        if off == Some(true) {
            highlights::panel::stop(bot, server).await
        } else {
            highlights::panel::set(bot, server, channel, zone).await
        }
    };
    answer(ctx, work).await
}

/// The role that is pinged when somebody looks for an opponent
#[poise::command(slash_command, guild_only)]
async fn role(ctx: Context<'_>, role: Option<serenity::Role>, off: Option<bool>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        let role = role.as_ref().filter(|_| off != Some(true));
        // The role with the server's own number is everybody's, and those of integrations cannot be given.
        if role.is_some_and(|role| number(role.id.get()) == server || role.managed) {
            return Err(CommandError::words(text!("error-role-not-for-players")));
        }
        if role.is_some() || off == Some(true) {
            bot.service.servers().set_looking_role(server, role.map(|role| number(role.id.get()))).await?;
        }
        Ok(OutgoingMessage::new(match bot.service.servers().looking_role(server).await? {
            Some(role) => text!("server-role-set", role = format!("<@&{role}>")),
            None => text!("server-role-off"),
        }))
    };
    answer(ctx, work).await
}
