//! `/deck`: the decks of Summoner's Chess. All answers are private, except shared decks.

use crate::api::snowflakes::ToHost;
use crate::decks;

use crate::answer::command::{Context, asker};
use crate::ui::command_error::CommandError;
use trickmate_host::ServiceError;
use trickmate_rules::summoner::Catalogue;

/// Your decks for Summoner’s Chess
#[poise::command(
    slash_command,
    subcommands(
        "decks::look::list",
        "decks::build::edit",
        "decks::build::import",
        "decks::look::export",
        "decks::build::use_deck",
        "decks::look::share"
    ),
    subcommand_required
)]
pub(crate) async fn deck(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Returns the cards available where the command is used.
pub(crate) async fn cards_here(ctx: Context<'_>) -> Result<Catalogue, ServiceError> {
    let server = ctx.interaction.guild_id.map(|id| id.to_host());
    ctx.framework.user_data.service.decks().deck_cards(server, asker(ctx).person).await
}
