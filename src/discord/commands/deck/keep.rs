//! Decks kept: `/deck copy`, `rename`, `delete` and `use`.

use super::super::super::draft::Draft;
use super::super::super::failure::Failure;
use super::super::{Context, answer, asker};
use super::suggest::{all_decks, own_decks};
use super::{cards_here, show};

/// Copy a deck, yours or a ready one
#[poise::command(slash_command)]
pub(super) async fn copy(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
    #[description = "The copy’s name"] to: String,
) -> Result<(), Failure> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let original = bot.hall.deck(person, &name, &cards).await?;
        let deck = bot.hall.create_deck(person, &to, &original.deck, &cards).await?;
        show(ctx, &format!("Copied as your deck **{}**", deck.name), &deck, &cards).await
    })
    .await
}

/// Give a deck another name
#[poise::command(slash_command)]
pub(super) async fn rename(
    ctx: Context<'_>,
    #[description = "Which of your decks"]
    #[autocomplete = "own_decks"]
    name: String,
    #[description = "Its new name"] to: String,
) -> Result<(), Failure> {
    answer(ctx, async {
        let hall = &ctx.framework.user_data.hall;
        let deck = hall.rename_deck(asker(ctx).person, &name, &to, &cards_here(ctx).await?).await?;
        Ok(Draft::new(format!("The deck is called **{}** now.", deck.name)))
    })
    .await
}

/// Delete one of your decks
#[poise::command(slash_command)]
pub(super) async fn delete(
    ctx: Context<'_>,
    #[description = "Which of your decks"]
    #[autocomplete = "own_decks"]
    name: String,
) -> Result<(), Failure> {
    answer(ctx, async {
        let hall = &ctx.framework.user_data.hall;
        let person = asker(ctx).person;
        let deleted = hall.delete_deck(person, &name).await?;
        let chosen = hall.deck_in_use(person, &cards_here(ctx).await?).await?;
        Ok(Draft::new(format!(
            "Deleted **{deleted}**. Your deck in use is **{}**. Games that have begun go on with the cards they have.",
            chosen.name
        )))
    })
    .await
}

/// Choose the deck that you bring to games from now on
#[poise::command(slash_command, rename = "use")]
pub(super) async fn use_deck(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
) -> Result<(), Failure> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let wanted = bot.hall.deck(person, &name, &cards).await?;
        let deck = bot.hall.use_deck(person, wanted.id, &cards).await?;
        show(ctx, &format!("You bring **{}** to games from now on", deck.name), &deck, &cards).await
    })
    .await
}
