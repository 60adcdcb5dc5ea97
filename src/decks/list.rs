//! The list of a player's decks and the ready ones, with a menu to open one.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks::ids::{DeckValue, DecksId};
use crate::decks::message::{button, description};
use crate::ui::command_error::CommandError;
use trickmate_host::{DeckId, MAX_DECKS, NamedDeck, PlayerId};
use trickmate_rules::summoner::{Catalogue, READY};
use trickmate_text::{rules, text};

/// Returns the list for its owner, with the latest change above it.
pub(crate) async fn list(
    bot: &Bot,
    person: PlayerId,
    note: &str,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let own = bot.service.decks().of(person, cards).await?;
    let ready = NamedDeck::all_ready(cards);
    let chosen = bot.service.decks().in_use(person, cards).await?.id;
    let mut lines: Vec<String> = Some(note.to_owned()).filter(|note| !note.is_empty()).into_iter().collect();
    lines.push(text!("deck-list-own", count = own.len(), max = MAX_DECKS));
    if own.is_empty() {
        lines.push(text!("deck-list-none"));
    }
    lines.extend(own.iter().map(|deck| line(deck, chosen)));
    lines.push(text!("deck-list-presets"));
    lines.extend(ready.iter().map(|deck| line(deck, chosen)));
    lines.push(text!("deck-list-note"));
    let option = |deck: &NamedDeck| {
        CreateSelectMenuOption::new(&deck.name, DeckValue(deck.id).to_string()).description(description(deck))
    };
    let options = own.iter().chain(&ready).map(option).collect();
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new(DecksId::Open.to_string(), kind).placeholder(text!("deck-list-open"));
    let new = button(&DecksId::New, text!("deck-button-new")).disabled(own.len() >= MAX_DECKS);
    Ok(OutgoingMessage::new(lines.join("\n"))
        .rows(vec![CreateActionRow::SelectMenu(menu), CreateActionRow::Buttons(vec![new])]))
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
