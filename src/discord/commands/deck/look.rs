//! Decks looked at: `/deck list`, `show`, `share` and `export`.

use super::super::super::deck_message;
use super::super::super::draft::Draft;
use super::super::super::failure::Failure;
use super::super::super::reply::Manner;
use super::super::{Context, answer, asker, reply};
use super::suggest::all_decks;
use super::{cards_here, show as shown};
use crate::hall::{DeckId, MOST_DECKS, NamedDeck};
use crate::rules::summoner::READY;

/// List your decks and the ready ones
#[poise::command(slash_command)]
pub(super) async fn list(ctx: Context<'_>) -> Result<(), Failure> {
    answer(ctx, async {
        let hall = &ctx.framework.user_data.hall;
        let person = asker(ctx).person;
        let cards = cards_here(ctx).await?;
        let own = hall.decks(person, &cards).await?;
        let chosen = hall.deck_in_use(person, &cards).await?.id;
        let mut lines = vec![format!("**Your decks** ({} of {MOST_DECKS})", own.len())];
        if own.is_empty() {
            lines.push("None yet: `/deck create` begins one, `/deck copy` copies a ready one.".to_owned());
        }
        lines.extend(own.iter().map(|deck| line(deck, chosen)));
        lines.push("**Ready decks**".to_owned());
        lines.extend(NamedDeck::all_ready(&cards).iter().map(|deck| line(deck, chosen)));
        lines.push(
            "-# You bring the deck in use to every game of Summoner’s Chess. Nobody else is told which it is.".to_owned(),
        );
        Ok(Draft::new(lines.join("\n")))
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
        line.push_str(" · has cards that there are not here");
    } else if deck.deck.check().is_err() {
        line.push_str(" · not complete");
    }
    if deck.id == chosen { format!("▸ **{line} · in use**") } else { format!("▹ {line}") }
}

/// Look at a deck, only for you
#[poise::command(slash_command)]
pub(super) async fn show(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one; left out: the one in use"]
    #[autocomplete = "all_decks"]
    name: Option<String>,
) -> Result<(), Failure> {
    answer(ctx, async {
        let bot = ctx.framework.user_data;
        let cards = cards_here(ctx).await?;
        let deck = match name {
            Some(name) => bot.hall.deck(asker(ctx).person, &name, &cards).await?,
            None => bot.hall.deck_in_use(asker(ctx).person, &cards).await?,
        };
        shown(ctx, &format!("**{}**, for your eyes only", deck.name), &deck, &cards).await
    })
    .await
}

/// Show a deck to everybody in this channel
#[poise::command(slash_command)]
pub(super) async fn share(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let mut reply = reply(ctx, Manner::Public);
    let work = async {
        let cards = cards_here(ctx).await?;
        let deck = bot.hall.deck(person, &name, &cards).await?;
        let heading = format!("<@{person}> shares a deck: **{}**", deck.name);
        let draft = bot.show_deck(None, &heading, &deck, &cards).await?;
        Ok::<_, Failure>(draft.file(deck_message::file(&deck, &cards)))
    };
    let told = match reply.after(work).await {
        Ok(draft) => reply.say(draft).await,
        Err(failure) => reply.whisper(bot.refusal(failure, None, person).await).await,
    };
    if let Err(trouble) = told {
        tracing::info!("a deck was not shared: {trouble}");
    }
    Ok(())
}

/// A deck as text that can be imported, only for you
#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[description = "Which deck, yours or a ready one"]
    #[autocomplete = "all_decks"]
    name: String,
) -> Result<(), Failure> {
    answer(ctx, async {
        let hall = &ctx.framework.user_data.hall;
        let cards = cards_here(ctx).await?;
        let deck = hall.deck(asker(ctx).person, &name, &cards).await?;
        let text = deck.deck.write(&cards);
        Ok(Draft::new(format!("**{}** as text:\n```\n{text}\n```", deck.name))
            .file(deck_message::file(&deck, &cards)))
    })
    .await
}
