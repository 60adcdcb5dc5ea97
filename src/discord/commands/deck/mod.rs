//! `/deck`: the decks of Summoner's Chess. Everything is answered privately, except what is shared.

mod build;
mod keep;
mod look;
mod suggest;

use crate::discord::api::client::number;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::commands::context::{Context, asker};
use crate::discord::input::command_error::CommandError;
use trickmate_host::{NamedDeck, ServiceError};
use trickmate_rules::summoner::Catalogue;

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
pub(crate) async fn deck(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// The cards that there are where the command is run.
async fn cards_here(ctx: Context<'_>) -> Result<Catalogue, ServiceError> {
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    ctx.framework.user_data.service.catalogue(server).await
}

/// The deck under a heading, for the user alone.
async fn show(
    ctx: Context<'_>,
    heading: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let viewer = asker(ctx).person;
    ctx.framework.user_data.show_deck(Some(viewer), heading, deck, cards).await
}
