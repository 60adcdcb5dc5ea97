//! `/deck`: the decks of Summoner's Chess. Everything is answered privately, except what is shared.

mod build;
mod keep;
mod look;
mod suggest;

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::{Context, asker};
use crate::hall::{HallError, NamedDeck};
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

/// The deck under a heading, for the user alone.
async fn show(
    ctx: Context<'_>,
    heading: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<Draft, Failure> {
    let viewer = asker(ctx).person;
    ctx.framework.user_data.show_deck(Some(viewer), heading, deck, cards).await
}
