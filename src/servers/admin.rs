//! `/admin`: the management of a server's games and players.

use std::fmt;

use crate::answer;
use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, asker, reply};
use crate::answer::id_option::MatchOption;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::rank::profile_command::human;
use crate::servers::panel::managed;
use crate::ui::command_error::CommandError;
use crate::ui::command_error::no_such_match;
use crate::ui::responder::Visibility;
use trickmate_host::{HostedMatch, MatchId, ServerId, ServiceError};
use trickmate_text::{joined, text};

/// Number of games that are named.
const NAMED: usize = 25;

/// Manages the games and players of this server
#[poise::command(
    slash_command,
    guild_only,
    default_member_permissions = "MANAGE_GUILD",
    subcommands("end", "remove_result", "ban", "unban"),
    subcommand_required
)]
pub(crate) async fn admin(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Gives an administrator a private answer to work for their server.
async fn administer<'a, F>(ctx: Context<'a>, work: impl FnOnce(ServerId) -> F) -> Result<(), CommandError>
where
    F: Future<Output = Result<OutgoingMessage, CommandError>>,
{
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let result = match managed(ctx.interaction.guild_id, ctx.interaction.member.as_deref()) {
        Ok(server) => reply.after(work(server)).await,
        Err(failure) => Err(failure),
    };
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Notes in the log an administrator's action.
fn note(ctx: Context<'_>, server: ServerId, what: &str, whom: impl fmt::Display) {
    tracing::info!("administrator {} of server {server}: {what} {whom}", asker(ctx).person);
}

/// Returns a game of this server.
async fn game_of(ctx: Context<'_>, server: ServerId, game: MatchId) -> Result<HostedMatch, CommandError> {
    let hosted = ctx.framework.user_data.service.matches().hosted_match(game).await?;
    if hosted.is_on(server) { Ok(hosted) } else { Err(no_such_match()) }
}

/// End a running game of this server without a result
#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>, game: MatchOption) -> Result<(), CommandError> {
    let game = game.id();
    administer(ctx, async |server| {
        game_of(ctx, server, game).await?;
        match ctx.framework.user_data.service.servers().call_off(game, asker(ctx).request).await {
            Err(ServiceError::Over) => return Err(CommandError::words(text!("error-already-over"))),
            result => result?,
        };
        note(ctx, server, "ends game", game);
        Ok(OutgoingMessage::new(text!("admin-ended", game)))
    })
    .await
}

/// Remove the result of a finished game from this server’s ratings and records
#[poise::command(slash_command, guild_only, rename = "remove-result")]
async fn remove_result(ctx: Context<'_>, game: MatchOption) -> Result<(), CommandError> {
    let game = game.id();
    administer(ctx, async |server| {
        let hosted = game_of(ctx, server, game).await?;
        if hosted.game.outcome().is_none() {
            return Err(CommandError::words(text!("admin-still-running")));
        }
        if !ctx.framework.user_data.service.ratings().remove_result_on(game, server).await? {
            return Err(CommandError::words(text!("admin-not-counted")));
        }
        note(ctx, server, "removes the result of game", game);
        Ok(OutgoingMessage::new(text!("admin-removed", game)))
    })
    .await
}

/// Keep somebody from playing on this server
#[poise::command(slash_command, guild_only)]
async fn ban(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    administer(ctx, async |server| {
        let banned = human(&user)?;
        let games = ctx.framework.user_data.service.access().ban(server, banned).await?;
        note(ctx, server, "bans user", banned);
        let player = format!("<@{banned}>");
        let named: Vec<String> = games.iter().take(NAMED).map(MatchId::to_string).collect();
        let named = joined(&named);
        Ok(OutgoingMessage::new(match games.len() {
            0 => text!("admin-banned", player),
            1..=NAMED => text!("admin-banned-playing", player, games = named),
            _ => text!("admin-banned-many", player, games = named),
        }))
    })
    .await
}

/// Let somebody play on this server again
#[poise::command(slash_command, guild_only)]
async fn unban(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    administer(ctx, async |server| {
        let banned = user.id.to_host();
        if !ctx.framework.user_data.service.access().unban(server, banned).await? {
            return Err(CommandError::words(text!("admin-not-banned", player = format!("<@{banned}>"))));
        }
        note(ctx, server, "no longer bans user", banned);
        Ok(OutgoingMessage::new(text!("admin-unbanned", player = format!("<@{banned}>"))))
    })
    .await
}
