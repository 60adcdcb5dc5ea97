//! `/deck`: the decks of Summoner's Chess. Everything is answered privately, except what is shared.

mod build;
mod keep;
mod look;
mod suggest;

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Context, asker, reply};
use crate::hall::HallError;
use crate::rules::summoner::Catalogue;

/// Your decks for Summoner’s Chess
#[poise::command(
    slash_command,
    subcommands(
        "look::list",
        "look::show",
        "look::share",
        "look::export",
        "build::create",
        "build::add",
        "build::remove",
        "build::import",
        "keep::copy",
        "keep::rename",
        "keep::delete",
        "keep::use_deck"
    ),
    subcommand_required
)]
pub(super) async fn deck(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// The cards that there are where the command is run.
async fn cards_here(ctx: Context<'_>) -> Result<Catalogue, HallError> {
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    ctx.framework.user_data.hall.catalogue(server).await
}

/// Answers the user, and nobody else, with what the work gives.
async fn answer(ctx: Context<'_>, work: impl Future<Output = Result<Draft, Failure>>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}
