//! Decks looked at: `/deck list`, `show`, `share` and `export`.

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::commands::context::{Context, answer, asker, reply};
use crate::discord::commands::deck::suggest::all_decks;
use crate::discord::commands::deck::{cards_here, show as shown};
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Request;
use crate::discord::input::responder::Visibility;
use crate::discord::view::deck_message;
use crate::service::{DeckId, MOST_DECKS, NamedDeck};
use trickmate_rules::summoner::READY;

/// List your decks and the ready ones
#[poise::command(slash_command)]
pub(crate) async fn list(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let own = service.decks(person, &cards).await?;
        let chosen = service.deck_in_use(person, &cards).await?.id;
        let mut lines = vec![format!("**Your decks** ({} of {MOST_DECKS})", own.len())];
        if own.is_empty() {
            lines.push("None yet. `/deck create` makes one, `/deck copy` copies a preset.".to_owned());
        }
        lines.extend(own.iter().map(|deck| line(deck, chosen)));
        lines.push("**Preset decks**".to_owned());
        lines.extend(NamedDeck::all_ready(&cards).iter().map(|deck| line(deck, chosen)));
        lines.push(
            "-# Your current deck is used in every new game of Summoner’s Chess. Only you know which one it is.".to_owned(),
        );
        Ok(OutgoingMessage::new(lines.join("\n")))
    })
    .await
}

/// One deck in the list.
fn line(deck: &NamedDeck, chosen: DeckId) -> String {
    let size = deck.deck.len();
    let mut line = format!("{} · {size} {}", deck.name, if size == 1 { "card" } else { "cards" });
    if let DeckId::Ready(place) = deck.id {
        line.push_str(&format!(" · {}", READY[place].help));
    } else if deck.deck.missing().next().is_some() {
        line.push_str(" · uses cards this server doesn't have");
    } else if deck.deck.check().is_err() {
        line.push_str(" · not complete");
    }
    if deck.id == chosen { format!("▸ **{line} · in use**") } else { format!("▹ {line}") }
}

/// Look at a deck, only for you
#[poise::command(slash_command)]
pub(crate) async fn show(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one (default: the one in use)"]
    #[autocomplete = "all_decks"]
    name: Option<String>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let deck = match name {
            Some(name) => bot.service.deck(asker(ctx).person, &name, &cards).await?,
            None => bot.service.deck_in_use(asker(ctx).person, &cards).await?,
        };
        shown(ctx, &format!("**{}** (only you can see this)", deck.name), &deck, &cards).await
    })
    .await
}

/// Show a deck to everybody in this channel
#[poise::command(slash_command)]
pub(crate) async fn share(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let mut reply = reply(ctx, Visibility::Public);
    let work = async {
        let cards = cards_here(ctx).await?;
        let deck = bot.service.deck(person, &name, &cards).await?;
        let heading = format!("<@{person}> shares a deck: **{}**", deck.name);
        bot.pacing.spend(person, Request::Picture)?;
        let draft = bot.show_deck(None, &heading, &deck, &cards).await?;
        Ok::<_, CommandError>(draft.file(deck_message::file(&deck, &cards)))
    };
    let told = match reply.after(work).await {
        Ok(draft) => reply.say(draft).await,
        Err(failure) => reply.refuse(bot.refusal(failure, None, person).await).await,
    };
    if let Err(trouble) = told {
        tracing::info!("a deck was not shared: {trouble}");
    }
    Ok(())
}

/// A deck as text that can be imported, only for you
#[poise::command(slash_command)]
pub(crate) async fn export(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let cards = cards_here(ctx).await?;
        let deck = service.deck(asker(ctx).person, &name, &cards).await?;
        let text = deck.deck.write(&cards);
        Ok(OutgoingMessage::new(format!("**{}** as text:\n```\n{text}\n```", deck.name))
            .file(deck_message::file(&deck, &cards)))
    })
    .await
}
