//! `/deck`: the decks of Summoner's Chess. Everything is answered privately, except what is shared.

use crate::decks;

use crate::answer::command::{Context, asker};
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::command_error::CommandError;
use trickmate_host::{NamedDeck, ServiceError};
use trickmate_rules::summoner::Catalogue;

/// Your decks for Summoner’s Chess
#[poise::command(
    slash_command,
    subcommands(
        "decks::look::list",
        "decks::look::show",
        "decks::look::share",
        "decks::look::export",
        "decks::build::create",
        "decks::build::add",
        "decks::build::remove",
        "decks::build::import",
        "decks::keep::copy",
        "decks::keep::rename",
        "decks::keep::delete",
        "decks::keep::use_deck"
    ),
    subcommand_required
)]
pub(crate) async fn deck(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Returns the cards available where the command is used.
pub(crate) async fn cards_here(ctx: Context<'_>) -> Result<Catalogue, ServiceError> {
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    ctx.framework.user_data.service.decks().deck_cards(server, asker(ctx).person).await
}

/// Shows the deck under a heading, to the user alone.
pub(crate) async fn show(
    ctx: Context<'_>,
    heading: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let viewer = asker(ctx).person;
    decks::message::show_deck(ctx.framework.user_data, Some(viewer), heading, deck, cards).await
}
