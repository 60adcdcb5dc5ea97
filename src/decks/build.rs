//! Decks built: `/deck create`, `add`, `remove` and `import`.

use crate::answer::command::{Context, answer, asker, reply};
use crate::decks;
use crate::decks::command::{cards_here, show};
use crate::decks::suggest::{cards, cards_in_deck, own_decks};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_rules::summoner::Deck;
use trickmate_text::text;

/// Begin a new deck without cards
#[poise::command(slash_command)]
pub(crate) async fn create(ctx: Context<'_>, name: String) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let deck = bot.service.decks().create(asker(ctx).person, &name, &Deck::default(), &cards).await?;
        show(ctx, &text!("deck-created", name = deck.name), &deck, &cards).await
    })
    .await
}

/// Put cards into a deck
#[poise::command(slash_command)]
pub(crate) async fn add(
    ctx: Context<'_>,
    #[autocomplete = "own_decks"] name: String,
    #[autocomplete = "cards"] card: String,
    #[min = 1]
    #[max = 100]
    count: Option<usize>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let count = count.unwrap_or(1);
        let change = |deck: &mut Deck| deck.add(count, &card, &cards);
        let (deck, added) = bot.service.decks().change(asker(ctx).person, &name, &cards, change).await?;
        show(ctx, &text!("deck-added", count, card = added, name = deck.name), &deck, &cards).await
    })
    .await
}

/// Take cards out of a deck
#[poise::command(slash_command)]
pub(crate) async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "own_decks"] name: String,
    #[autocomplete = "cards_in_deck"] card: String,
    #[min = 1]
    #[max = 100]
    count: Option<usize>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let change = |deck: &mut Deck| deck.remove(Some(count.unwrap_or(1)), &card, &cards);
        let (deck, (count, taken)) =
            bot.service.decks().change(asker(ctx).person, &name, &cards, change).await?;
        show(ctx, &text!("deck-removed", count, card = taken, name = deck.name), &deck, &cards).await
    })
    .await
}

/// Make a deck from text, or give a deck the cards of a text
#[poise::command(slash_command)]
pub(crate) async fn import(
    ctx: Context<'_>,
    #[autocomplete = "own_decks"] name: String,
    text: Option<String>,
) -> Result<(), CommandError> {
    let Some(text) = text else {
        if let Err(error) = reply(ctx, Visibility::Private).ask(decks::form::compose(&name)).await {
            tracing::info!("a form was not opened: {error}");
        }
        return Ok(());
    };
    answer(ctx, async {
        let cards = cards_here(ctx).await?;
        decks::form::import(ctx.framework.user_data, asker(ctx).person, &name, &text, &cards).await
    })
    .await
}
