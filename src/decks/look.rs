//! Decks looked at: `/deck list`, `show`, `share` and `export`.

use crate::answer;
use crate::answer::command::{Context, answer, asker, reply};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::pacing::Request;
use crate::decks;
use crate::decks::command::{cards_here, show as shown};
use crate::decks::suggest::all_decks;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{DeckId, MAX_DECKS, NamedDeck};
use trickmate_rules::summoner::READY;
use trickmate_text::{rules, text};

/// List your decks and the ready ones
#[poise::command(slash_command)]
pub(crate) async fn list(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, async {
        let service = &ctx.framework.user_data.service;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let own = service.decks().of(person, &cards).await?;
        let chosen = service.decks().in_use(person, &cards).await?.id;
        let mut lines = vec![text!("deck-list-own", count = own.len(), max = MAX_DECKS)];
        if own.is_empty() {
            lines.push(text!("deck-list-none"));
        }
        lines.extend(own.iter().map(|deck| line(deck, chosen)));
        lines.push(text!("deck-list-presets"));
        lines.extend(NamedDeck::all_ready(&cards).iter().map(|deck| line(deck, chosen)));
        lines.push(text!("deck-list-note"));
        Ok(OutgoingMessage::new(lines.join("\n")))
    })
    .await
}

/// Returns one deck in the list.
fn line(deck: &NamedDeck, chosen: DeckId) -> String {
    let mut parts = vec![text!("deck-list-size", name = deck.name, count = deck.deck.len())];
    if let DeckId::Ready(place) = deck.id {
        parts.push(rules::ready_deck(READY[place].name));
    } else if deck.deck.missing().next().is_some() {
        parts.push(text!("deck-list-missing"));
    } else if deck.deck.check().is_err() {
        parts.push(text!("deck-list-incomplete"));
    }
    let key = if deck.id == chosen { "deck-list-in-use" } else { "deck-list-other" };
    text!(key, deck = parts.join(" · "))
}

/// Look at a deck, only for you
#[poise::command(slash_command)]
pub(crate) async fn show(
    ctx: Context<'_>,
    #[autocomplete = "all_decks"] name: Option<String>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let deck = match name {
            Some(name) => bot.service.decks().named(asker(ctx).person, &name, &cards).await?,
            None => bot.service.decks().in_use(asker(ctx).person, &cards).await?,
        };
        shown(ctx, &text!("deck-shown", name = deck.name), &deck, &cards).await
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
