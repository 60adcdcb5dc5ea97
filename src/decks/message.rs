//! A deck or a card in a message: in words and as a picture.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::decks::ids::DecksId;
use crate::rules::piece;
use crate::ui::command_error::CommandError;
use crate::ui::picture::theme;
use trickmate_host::{DeckId, NamedDeck, PageNumber, PlayerId, ServerId, ServiceError};
use trickmate_render::{Style, Theme};
use trickmate_rules::piece_info::{DeckEntry, DeckInfo};
use trickmate_rules::summoner::{self, Catalogue, MAX_CARDS, MIN_CARDS, READY};
use trickmate_text::rules::phrase;
use trickmate_text::{joined, rules, text};

/// Number of cards on a page of the list.
const CARDS_ON_A_PAGE: usize = 12;

/// Returns the deck under a heading, for one person or for all.
pub(crate) async fn show_deck(
    bot: &Bot,
    viewer: Option<PlayerId>,
    heading: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let list = text!("deck-cards", count = deck.deck.len(), cards = deck.deck.write(cards));
    let lines = [heading.to_owned(), list].into_iter().chain(facts(deck, cards));
    let draft = OutgoingMessage::new(lines.collect::<Vec<_>>().join("\n"));
    // The deck has been changed, and the list shows that.
    let may_draw = viewer.is_none_or(|viewer| bot.pacing.spend(viewer, Request::Picture).is_ok());
    if deck.deck.is_empty() || !may_draw {
        return Ok(draft);
    }
    let sheet = summoner::deck_sheet(cards, &deck.name, &deck.deck);
    Ok(draft.file(bot.pictures.deck(sheet, theme_for(bot, viewer).await?).await?))
}

/// Shows a card that has been added, below a heading, to one person.
pub(crate) async fn show_card(
    bot: &Bot,
    viewer: PlayerId,
    name: &str,
    cards: &Catalogue,
    heading: &str,
) -> Result<OutgoingMessage, CommandError> {
    let sheet = summoner::card_sheet(cards, name);
    let sheet = sheet.ok_or_else(|| CommandError::words(text!("error-no-card")))?;
    let words = format!("{heading}\n**{}** · {}", phrase(&sheet.name), piece::facts(&sheet));
    if bot.pacing.spend(viewer, Request::Picture).is_err() {
        return Ok(OutgoingMessage::new(words));
    }
    let style = Style { theme: theme_for(bot, Some(viewer)).await?, ..Style::default() };
    Ok(OutgoingMessage::new(words).file(bot.pictures.moves(sheet, style).await?))
}

/// Returns a page of the cards that a server plays with, its own first, for one person.
pub(crate) async fn card_page(
    bot: &Bot,
    viewer: PlayerId,
    server: ServerId,
    page: PageNumber,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.server_cards().catalogue(Some(server)).await?;
    let own: Vec<&str> = cards.own_names().collect();
    let published = cards.names().filter(|name| !own.contains(name));
    let names: Vec<&str> = own.iter().copied().chain(published).collect();
    let pages = names.len().div_ceil(CARDS_ON_A_PAGE).max(1);
    let page = page.index().min(pages - 1);
    let shown: Vec<&str> = names.iter().skip(page * CARDS_ON_A_PAGE).take(CARDS_ON_A_PAGE).copied().collect();
    let mut lines = vec![text!("card-list", published = names.len() - own.len(), own = own.len())];
    lines.extend(shown.iter().filter_map(|name| card_line(&cards, name)));
    let words = text!("card-list-page", page = page + 1, pages);
    lines.push(format!("-# {words}"));
    let turn = |to: Option<usize>, label: &str| {
        CreateButton::new(DecksId::Cards(PageNumber::of(to.unwrap_or(page))).to_string())
            .label(text!(label))
            .style(ButtonStyle::Secondary)
            .disabled(to.is_none())
    };
    let next = Some(page + 1).filter(|next| *next < pages);
    let buttons = vec![turn(page.checked_sub(1), "button-back"), turn(next, "button-next")];
    let draft = OutgoingMessage::new(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]);
    let counted = shown.iter().map(|name| (*name, 1));
    with_cards(bot, viewer, draft, (&text!("card-list-heading"), &words), counted, &cards).await
}

/// Adds a picture of some cards with the numbers of their copies, under a heading and a line, if the viewer may request
/// a picture now.
pub(crate) async fn with_cards<'a>(
    bot: &Bot,
    viewer: PlayerId,
    draft: OutgoingMessage,
    (heading, line): (&str, &str),
    counted: impl Iterator<Item = (&'a str, usize)>,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    if bot.pacing.spend(viewer, Request::Picture).is_err() {
        return Ok(draft);
    }
    let entries =
        counted.map(|(name, count)| DeckEntry { card: summoner::card_or_missing(cards, name), count });
    let sheet = DeckInfo { name: heading.to_owned(), entries: entries.collect() };
    let theme = theme_for(bot, Some(viewer)).await?;
    Ok(draft.file(bot.pictures.cards(sheet, line.to_owned(), theme).await?))
}

/// Returns a grey button.
pub(crate) fn button(id: &DecksId, label: impl Into<String>) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary)
}

/// Returns the button that chooses a deck, from a page of the editor. It is disabled if the deck is chosen already or
/// cannot be played.
pub(crate) fn use_button(deck: &NamedDeck, page: PageNumber, is_in_use: bool) -> CreateButton {
    let label = text!(if is_in_use { "deck-button-in-use" } else { "deck-button-use" });
    button(&DecksId::Use { deck: deck.id, page }, label)
        .style(ButtonStyle::Success)
        .disabled(is_in_use || deck.check().is_err())
}

/// Returns the line about a deck in a menu.
pub(crate) fn description(deck: &NamedDeck) -> String {
    match deck.id {
        DeckId::Own(_) => text!("deck-choice-own", count = deck.deck.len()),
        DeckId::Ready(place) => rules::ready_deck(READY[place].name),
    }
}

async fn theme_for(bot: &Bot, viewer: Option<PlayerId>) -> Result<Theme, ServiceError> {
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
    let (name, value) = (phrase(&sheet.name), sheet.value().map(phrase).unwrap_or_default());
    Some(match sheet.notation() {
        Some(moves) => text!("card-line", name, moves, value),
        None => text!("card-line-without-moves", name, value),
    })
}

/// Returns the value of a deck, and the reason if it cannot be played here.
pub(crate) fn facts(deck: &NamedDeck, cards: &Catalogue) -> Vec<String> {
    let sheet = summoner::deck_sheet(cards, &deck.name, &deck.deck);
    let open = sheet.without_value().map(|entry| entry.count).fold(0, usize::saturating_add);
    let worth = match open {
        0 => text!("deck-worth", worth = sheet.worth()),
        _ => text!("deck-worth-open", worth = sheet.worth(), count = open),
    };
    let worth = Some(worth).filter(|_| !deck.deck.is_empty());
    worth.into_iter().chain(obstacle(deck)).collect()
}

/// Returns the reason why the deck cannot be played here, and what it lacks; `None` if it can be played.
fn obstacle(deck: &NamedDeck) -> Option<String> {
    let missing: Vec<&str> = deck.deck.missing().collect();
    if !missing.is_empty() {
        return Some(text!("deck-not-here", cards = joined(&missing)));
    }
    match deck.deck.lacks() {
        0 => deck.deck.check().err().map(|why| text!("deck-not-yet", why = phrase(&why.phrase()))),
        count => Some(text!("deck-lacks", count, min = MIN_CARDS, max = MAX_CARDS)),
    }
}

/// Returns the deck as a file of text that can be imported.
pub(crate) fn file(deck: &NamedDeck, cards: &Catalogue) -> serenity::CreateAttachment {
    let entries = deck.deck.kinds(cards).map(|(name, count)| format!("{count} {name}\n"));
    let text: String = std::iter::once(format!("# {}\n", deck.name)).chain(entries).collect();
    serenity::CreateAttachment::bytes(text, "deck.txt")
}
