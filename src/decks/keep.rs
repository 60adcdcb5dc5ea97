//! Decks kept: `/deck copy`, `rename`, `delete` and `use`.

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::decks::command::{cards_here, show};
use crate::decks::suggest::{all_decks, own_decks};
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// Copy a deck, yours or a ready one
#[poise::command(slash_command)]
pub(crate) async fn copy(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: String,
    to: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let original = bot.service.decks().named(person, &name, &cards).await?;
        let deck = bot.service.decks().create(person, &to, &original.deck, &cards).await?;
        show(ctx, &text!("deck-copied", name = deck.name), &deck, &cards).await
    })
    .await
}

/// Give a deck another name
#[poise::command(slash_command)]
pub(crate) async fn rename(
    ctx: Context<'_>,
    #[autocomplete = "own_decks"] name: String,
    to: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let deck = service.decks().rename(asker(ctx).person, &name, &to, &cards_here(ctx).await?).await?;
        Ok(OutgoingMessage::new(text!("deck-renamed", name = deck.name)))
    })
    .await
}

/// Delete one of your decks
#[poise::command(slash_command)]
pub(crate) async fn delete(
    ctx: Context<'_>,
    #[autocomplete = "own_decks"] name: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let person = asker(ctx).person;
        let deleted = service.decks().delete(person, &name).await?;
        let chosen = service.decks().in_use(person, &cards_here(ctx).await?).await?;
        Ok(OutgoingMessage::new(text!("deck-deleted", name = deleted, used = chosen.name)))
    })
    .await
}

/// Choose the deck that you bring to games from now on
#[poise::command(slash_command, rename = "use")]
pub(crate) async fn use_deck(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let wanted = bot.service.decks().named(person, &name, &cards).await?;
        let deck = bot.service.decks().choose(person, wanted.id, &cards).await?;
        show(ctx, &text!("deck-used", name = deck.name), &deck, &cards).await
    })
    .await
}
