//! Viewing decks: `/deck list`, `share` and `export`.

use crate::answer;
use crate::answer::command::{Context, answer, asker, reply};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::pacing::Request;
use crate::decks;
use crate::decks::command::cards_here;
use crate::decks::suggest::all_decks;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_text::text;

/// List your decks and the ready ones
#[poise::command(slash_command)]
pub(crate) async fn list(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, async {
        let cards = cards_here(ctx).await?;
        decks::list::list(ctx.framework.user_data, asker(ctx).person, "", &cards).await
    })
    .await
}

/// Show a deck to everybody in this channel
#[poise::command(slash_command)]
pub(crate) async fn share(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: String,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let mut reply = reply(ctx, Visibility::Public);
    let work = async {
        let cards = cards_here(ctx).await?;
        let deck = bot.service.decks().named(person, &name, &cards).await?;
        let heading = text!("deck-shared", player = format!("<@{person}>"), name = deck.name);
        bot.pacing.spend(person, Request::Picture)?;
        let draft = decks::message::show_deck(bot, None, &heading, &deck, &cards).await?;
        Ok::<_, CommandError>(draft.file(decks::message::file(&deck, &cards)))
    };
    let announced = match reply.after(work).await {
        Ok(draft) => reply.say(draft).await,
        Err(failure) => reply.refuse(answer::refusal::refusal(bot, failure, None, person).await).await,
    };
    if let Err(error) = announced {
        tracing::info!("a deck was not shared: {error}");
    }
    Ok(())
}

/// A deck as text that can be imported, only for you
#[poise::command(slash_command)]
pub(crate) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let cards = cards_here(ctx).await?;
        let deck = service.decks().named(asker(ctx).person, &name, &cards).await?;
        let (heading, cards_text) = (text!("deck-exported", name = deck.name), deck.deck.write(&cards));
        Ok(OutgoingMessage::new(format!("{heading}\n```\n{cards_text}\n```"))
            .file(decks::message::file(&deck, &cards)))
    })
    .await
}
