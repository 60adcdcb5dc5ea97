//! Suggestions while the name of a deck is typed; only the user sees them.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer::command::{Context, asker};
use crate::answer::which_match::SUGGESTIONS;
use crate::decks::command::cards_here;
use trickmate_host::{NamedDeck, ServiceError};

/// Returns the user's decks.
pub(crate) async fn own_decks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    respond(own(ctx).await, typed)
}

/// Returns the user's decks and the ready ones.
pub(crate) async fn all_decks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = async {
        let mut names = own(ctx).await?;
        let cards = cards_here(ctx).await?;
        names.extend(NamedDeck::all_ready(&cards).into_iter().map(|deck| deck.name));
        Ok(names)
    };
    respond(names.await, typed)
}

async fn own(ctx: Context<'_>) -> Result<Vec<String>, ServiceError> {
    let cards = cards_here(ctx).await?;
    let decks = ctx.framework.user_data.service.decks().of(asker(ctx).person, &cards).await?;
    Ok(decks.into_iter().map(|deck| deck.name).collect())
}

/// Suggests those names that contain the typed text; those that begin with it come first.
fn respond(names: Result<Vec<String>, ServiceError>, typed: &str) -> CreateAutocompleteResponse {
    let names = names.unwrap_or_else(|error| {
        tracing::debug!("no suggestions: {error}");
        Vec::new()
    });
    let typed = typed.trim().to_lowercase();
    let (first, rest): (Vec<String>, Vec<String>) = names
        .into_iter()
        .filter(|name| name.to_lowercase().contains(&typed))
        .partition(|name| name.to_lowercase().starts_with(&typed));
    let choices = first.into_iter().chain(rest).take(SUGGESTIONS);
    let choices = choices.map(|name| AutocompleteChoice::new(name.clone(), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
