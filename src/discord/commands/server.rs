//! `/server`: settings of the server.

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Context, asker, reply};

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

/// Settings of this server
#[poise::command(
    slash_command,
    guild_only,
    default_member_permissions = "MANAGE_GUILD",
    subcommands("threads"),
    subcommand_required
)]
pub(super) async fn server(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Whether every game gets a thread of its own
#[poise::command(slash_command, guild_only)]
async fn threads(
    ctx: Context<'_>,
    #[description = "On: in a thread; off: in the channel"] switch: Switch,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let result = reply.after(set_threads(ctx, switch)).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}

async fn set_threads(ctx: Context<'_>, switch: Switch) -> Result<Draft, Failure> {
    let interaction = ctx.interaction;
    let permissions = interaction.member.as_ref().and_then(|member| member.permissions).unwrap_or_default();
    // Server settings of Discord can give the command to others; the setting stays with those who manage the server.
    if !permissions.manage_guild() && !permissions.administrator() {
        return Err(Failure::words("Only members with the permission Manage Server can change this."));
    }
    let Some(server) = interaction.guild_id else {
        return Err(Failure::words("This is a setting of servers: use it in one."));
    };
    let on = matches!(switch, Switch::On);
    ctx.framework.user_data.hall.set_threads(number(server.get()), on).await?;
    Ok(Draft::new(if on {
        "New games get a thread of their own."
    } else {
        "New games are played in the channel where they are arranged."
    }))
}
