//! Building and choosing decks: `/deck edit`, `import` and `use`.

use crate::answer::command::{Context, answer, asker, reply};
use crate::decks;
use crate::decks::command::cards_here;
use crate::decks::suggest::{all_decks, own_decks};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::PageNumber;
use trickmate_text::text;

/// Build a deck with buttons
#[poise::command(slash_command)]
pub(crate) async fn edit(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: Option<String>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let deck = match name {
            Some(name) => bot.service.decks().named(person, &name, &cards).await?,
            None => bot.service.decks().in_use(person, &cards).await?,
        };
        decks::editor::opened(bot, person, "", &deck, PageNumber::FIRST, &cards).await
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
        let heading = text!("deck-used", name = deck.name);
        decks::message::show_deck(bot, Some(person), &heading, &deck, &cards).await
    })
    .await
}
