//! `/admin`: what those who manage a server do about its games and players.

use poise::serenity_prelude as serenity;

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::interaction::no_such_table;
use super::super::reply::Manner;
use super::super::server_panel::managed;
use super::{Context, asker, reply};
use crate::hall::{HallError, Table};

/// How many games are named.
const NAMED: usize = 25;

/// For those who manage this server: its games and players
#[poise::command(
    slash_command,
    guild_only,
    default_member_permissions = "MANAGE_GUILD",
    subcommands("end", "ban", "unban"),
    subcommand_required
)]
pub(super) async fn admin(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Gives the administrator a private answer to work that is done for the server they manage.
async fn administer<'a, F>(ctx: Context<'a>, work: impl FnOnce(i64) -> F) -> Result<(), Failure>
where
    F: Future<Output = Result<Draft, Failure>>,
{
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let result = match managed(ctx.interaction.guild_id, ctx.interaction.member.as_deref()) {
        Ok(server) => reply.after(work(server)).await,
        Err(failure) => Err(failure),
    };
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Notes in the log what an administrator has done.
fn note(ctx: Context<'_>, server: i64, what: &str, whom: i64) {
    tracing::info!("administrator {} of server {server}: {what} {whom}", asker(ctx).person);
}

/// A game of this server.
async fn game_of(ctx: Context<'_>, server: i64, game: i64) -> Result<Table, Failure> {
    let table = ctx.framework.user_data.hall.table(game).await?;
    if table.server == Some(server) { Ok(table) } else { Err(no_such_table()) }
}

/// End a running game of this server without a result
#[poise::command(slash_command, guild_only)]
async fn end(
    ctx: Context<'_>,
    #[description = "The number of the game, which is below its board"] game: i64,
) -> Result<(), Failure> {
    administer(ctx, async |server| {
        game_of(ctx, server, game).await?;
        match ctx.framework.user_data.hall.call_off(game, asker(ctx).request).await {
            Err(HallError::Over) => return Err(Failure::words("This game is over already.")),
            result => result?,
        };
        note(ctx, server, "ends game", game);
        Ok(Draft::new(format!("Game {game} is ended without a result.")))
    })
    .await
}

/// Keep somebody from playing on this server
#[poise::command(slash_command, guild_only)]
async fn ban(ctx: Context<'_>, #[description = "Whom"] user: serenity::User) -> Result<(), Failure> {
    administer(ctx, async |server| {
        let banned = number(user.id.get());
        let games = ctx.framework.user_data.hall.ban(server, banned).await?;
        note(ctx, server, "bans user", banned);
        let games = match &games[..] {
            [] => String::new(),
            games => {
                let more = if games.len() > NAMED { " and more" } else { "" };
                let named: Vec<String> = games.iter().take(NAMED).map(i64::to_string).collect();
                format!(
                    " Games that they are playing go on: {}{more}. `/admin end` ends one without a result.",
                    named.join(", ")
                )
            }
        };
        Ok(Draft::new(format!("<@{banned}> can begin no more games on this server.{games}")))
    })
    .await
}

/// Let somebody play on this server again
#[poise::command(slash_command, guild_only)]
async fn unban(ctx: Context<'_>, #[description = "Whom"] user: serenity::User) -> Result<(), Failure> {
    administer(ctx, async |server| {
        let banned = number(user.id.get());
        if !ctx.framework.user_data.hall.unban(server, banned).await? {
            return Err(Failure::words(format!("<@{banned}> is not banned from playing here.")));
        }
        note(ctx, server, "no longer bans user", banned);
        Ok(Draft::new(format!("<@{banned}> can play on this server again.")))
    })
    .await
}
