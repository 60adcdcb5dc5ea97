//! A deck or a card in a message: in words and as a picture.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::decks::ids::DecksId;
use crate::ui::command_error::CommandError;
use crate::ui::picture::theme;
use trickmate_host::{NamedDeck, ServiceError};
use trickmate_render::{Style, Theme};
use trickmate_rules::piece_info::{DeckEntry, DeckInfo};
use trickmate_rules::summoner::{self, Catalogue};
use trickmate_text::text;

/// Number of cards on a page of the list.
const CARDS_ON_A_PAGE: usize = 12;

/// Returns the deck under a heading, for one person or for all.
pub(crate) async fn show_deck(
    bot: &Bot,
    viewer: Option<i64>,
    heading: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let mut words = format!("{heading}\n{}", list(deck, cards));
    if let Some(obstacle) = obstacle(deck) {
        words.push_str(&format!("\n-# {obstacle}"));
    }
    let draft = OutgoingMessage::new(words);
    // The deck has been changed, and the list shows that.
    let may_draw = viewer.is_none_or(|viewer| bot.pacing.spend(viewer, Request::Picture).is_ok());
    if deck.deck.is_empty() || !may_draw {
        return Ok(draft);
    }
    let sheet = summoner::deck_sheet(cards, &deck.name, &deck.deck);
    Ok(draft.file(bot.pictures.deck(sheet, theme_for(bot, viewer).await?).await?))
}

/// Shows a card by its name in any case, with an optional heading, to one person.
pub(crate) async fn show_card(
    bot: &Bot,
    viewer: i64,
    name: &str,
    cards: &Catalogue,
    heading: &str,
) -> Result<OutgoingMessage, CommandError> {
    let sheet = summoner::card_sheet(cards, name.trim());
    let sheet = sheet.ok_or_else(|| CommandError::words(text!("error-no-such-card")))?;
    let facts: Vec<String> =
        sheet.facts.iter().map(|fact| text!("card-fact", name = fact.name, text = fact.text)).collect();
    let words = format!("{heading}\n**{}** · {}", sheet.name, facts.join(" · "));
    if bot.pacing.spend(viewer, Request::Picture).is_err() {
        return Ok(OutgoingMessage::new(words.trim()));
    }
    let style = Style { theme: theme_for(bot, Some(viewer)).await?, ..Style::default() };
    Ok(OutgoingMessage::new(words.trim()).file(bot.pictures.moves(sheet, style).await?))
}

/// Returns a page of the cards that a server plays with, its own first, for one person.
pub(crate) async fn card_page(
    bot: &Bot,
    viewer: i64,
    server: i64,
    page: i64,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.server_cards().catalogue(Some(server)).await?;
    let own: Vec<&str> = cards.own_names().collect();
    let published = cards.names().filter(|name| !own.contains(name));
    let names: Vec<&str> = own.iter().copied().chain(published).collect();
    let pages = names.len().div_ceil(CARDS_ON_A_PAGE).max(1);
    let page = usize::try_from(page).unwrap_or_default().min(pages - 1);
    let shown: Vec<&str> = names.iter().skip(page * CARDS_ON_A_PAGE).take(CARDS_ON_A_PAGE).copied().collect();
    let mut lines = vec![text!("card-list", published = names.len() - own.len(), own = own.len())];
    lines.extend(shown.iter().filter_map(|name| card_line(&cards, name)));
    let words = text!("card-list-page", page = page + 1, pages);
    lines.push(format!("-# {words}"));
    let turn = |to: Option<usize>, label: &str| {
        CreateButton::new(DecksId::Cards(to.unwrap_or(page) as i64).to_string())
            .label(text!(label))
            .style(ButtonStyle::Secondary)
            .disabled(to.is_none())
    };
    let next = Some(page + 1).filter(|next| *next < pages);
    let buttons = vec![turn(page.checked_sub(1), "button-back"), turn(next, "button-next")];
    let draft = OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]);
    if bot.pacing.spend(viewer, Request::Picture).is_err() {
        return Ok(draft);
    }
    let entry = |name: &&str| Some(DeckEntry { card: summoner::card_face(&cards, name)?, count: 1 });
    let sheet =
        DeckInfo { name: text!("card-list-heading"), entries: shown.iter().filter_map(entry).collect() };
    let theme = theme_for(bot, Some(viewer)).await?;
    Ok(draft.file(bot.pictures.cards(sheet, words, theme).await?))
}

async fn theme_for(bot: &Bot, viewer: Option<i64>) -> Result<Theme, ServiceError> {
    Ok(match viewer {
        Some(viewer) => theme(&bot.service.preferences().of(viewer).await?),
        None => Theme::default(),
    })
}

/// Returns the cards that come with a challenge, as a picture shows them.
pub(crate) fn brought_page(cards: &Catalogue) -> DeckInfo {
    let entry = |name| Some(DeckEntry { card: summoner::card_face(cards, name)?, count: 1 });
    DeckInfo { name: text!("card-list-heading"), entries: cards.own_names().filter_map(entry).collect() }
}

/// Returns a card in one line: its name, its moves in Betza's notation if it has any, and its value.
pub(crate) fn card_line(cards: &Catalogue, name: &str) -> Option<String> {
    let sheet = summoner::card_sheet(cards, name)?;
    let value = sheet.value().unwrap_or_default();
    Some(match sheet.notation() {
        Some(moves) => text!("card-line", name = sheet.name, moves, value),
        None => text!("card-line-without-moves", name = sheet.name, value),
    })
}

/// Returns the number of its cards and the cards.
fn list(deck: &NamedDeck, cards: &Catalogue) -> String {
    text!("deck-cards", count = deck.deck.len(), cards = deck.deck.write(cards))
}

/// Returns the reason why the deck cannot be played here; `None` if it can.
fn obstacle(deck: &NamedDeck) -> Option<String> {
    let missing: Vec<&str> = deck.deck.missing().collect();
    match missing[..] {
        [] => deck.deck.check().err().map(|why| text!("deck-not-yet", why = why.to_string())),
        _ => Some(text!("deck-not-here", cards = missing.join(", "))),
    }
}

/// Returns the deck as a file of text that can be imported.
pub(crate) fn file(deck: &NamedDeck, cards: &Catalogue) -> serenity::CreateAttachment {
    let entries = deck.deck.kinds(cards).map(|(name, count)| format!("{count} {name}\n"));
    let text: String = std::iter::once(format!("# {}\n", deck.name)).chain(entries).collect();
    serenity::CreateAttachment::bytes(text, "deck.txt")
}
