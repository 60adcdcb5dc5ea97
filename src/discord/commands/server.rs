//! `/server`: settings of the server, for all to see and for those who manage it to change.

use poise::serenity_prelude as serenity;

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::server_panel::{managed, manages};
use super::{Context, answer};

/// Yes or no.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Switch {
    /// Yes.
    #[name = "on"]
    On,
    /// No.
    #[name = "off"]
    Off,
}

impl Switch {
    const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// Settings of this server
#[poise::command(
    slash_command,
    guild_only,
    subcommands("show", "threads", "channel", "time", "rated"),
    subcommand_required
)]
pub(super) async fn server(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// The server, if the user may change its settings.
fn server_of(ctx: Context<'_>) -> Result<i64, Failure> {
    managed(ctx.interaction.guild_id, ctx.interaction.member.as_deref())
}

/// Show the settings of this server; who manages it can change them there
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let interaction = ctx.interaction;
    let work = async {
        let server = interaction.guild_id.map(|server| number(server.get()));
        let server = server.ok_or_else(|| Failure::words("This is for servers: use it in one."))?;
        ctx.framework.user_data.server(server, manages(interaction.member.as_deref())).await
    };
    answer(ctx, work).await
}

/// Whether every game gets a thread of its own
#[poise::command(slash_command, guild_only)]
async fn threads(
    ctx: Context<'_>,
    #[description = "On: in a thread; off: in the channel"] switch: Switch,
) -> Result<(), Failure> {
    let work = async {
        ctx.framework.user_data.hall.set_threads(server_of(ctx)?, switch.is_on()).await?;
        Ok(Draft::new(if switch.is_on() {
            "New games get a thread of their own."
        } else {
            "New games are played in the channel where they are arranged."
        }))
    };
    answer(ctx, work).await
}

/// In which channels games may be arranged; in all as long as none is chosen
#[poise::command(slash_command, guild_only)]
async fn channel(
    ctx: Context<'_>,
    #[description = "The channel"]
    #[channel_types("Text", "News", "Forum")]
    channel: serenity::PartialChannel,
    #[description = "On: games may be arranged there; off: it is not one of the chosen channels any more"]
    switch: Switch,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        bot.hall.allow_channel(server, number(channel.id.get()), switch.is_on()).await?;
        bot.server(server, true).await
    };
    answer(ctx, work).await
}

/// Which time control a challenge has that names none
#[poise::command(slash_command, guild_only)]
async fn time(
    ctx: Context<'_>,
    #[description = "E.g. 3 days, 12 hours, 10+5 or none; left out: the usual one"]
    #[max_length = 30]
    control: Option<String>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        bot.set_server_time(server, control.as_deref().unwrap_or_default()).await
    };
    answer(ctx, work).await
}

/// Whether games on this server may be rated
#[poise::command(slash_command, guild_only)]
async fn rated(
    ctx: Context<'_>,
    #[description = "On: if both players want it; off: no game is rated"] switch: Switch,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let server = server_of(ctx)?;
        bot.hall.set_rated(server, switch.is_on()).await?;
        bot.server(server, true).await
    };
    answer(ctx, work).await
}
