//! The deck editor: one message that only the owner sees and that changes in place. A page has a few cards, each with a
//! button to take a copy out and one to put a copy in.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks;
use crate::decks::ids::DecksId;
use crate::decks::message::{button, facts, use_button};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::sentence;
use trickmate_host::{DeckId, DeckRequestError, NamedDeck, OwnDeckId, PageNumber, PlayerId, ServiceError};
use trickmate_rules::summoner::{Catalogue, Deck, DeckError};
use trickmate_text::{text, word};

/// Number of cards on a page: Discord has five rows of buttons, and one is for the deck.
const CARDS_ON_A_PAGE: usize = 4;

/// Returns a page of one of the person's own decks, for a button.
pub(crate) async fn turn(
    bot: &Bot,
    asker: Asker,
    deck: OwnDeckId,
    page: PageNumber,
) -> Result<OutgoingMessage, CommandError> {
    show(bot, asker, "", DeckId::Own(deck), page).await
}

/// Returns the editor of a deck, or the whole deck if it is a ready one, with `note` about the latest change above it.
pub(crate) async fn show(
    bot: &Bot,
    asker: Asker,
    note: &str,
    deck: DeckId,
    page: PageNumber,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().deck(asker.person, deck, &cards).await?;
    opened(bot, asker.person, note, &deck, page, &cards).await
}

/// Returns the editor of a loaded deck, or the whole deck if it is a ready one.
pub(crate) async fn opened(
    bot: &Bot,
    person: PlayerId,
    note: &str,
    deck: &NamedDeck,
    page: PageNumber,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    match deck.id {
        DeckId::Own(id) => editor(bot, person, note, deck, (id, page), cards).await,
        DeckId::Ready(_) => decks::more::more(bot, person, note, deck, cards).await,
    }
}

/// Changes the copies of a card in a deck by one, and shows the page again.
pub(crate) async fn change(
    bot: &Bot,
    asker: Asker,
    (id, page): (OwnDeckId, PageNumber),
    change: impl Fn(&mut Deck, &Catalogue) -> Result<(), DeckError>,
) -> Result<OutgoingMessage, CommandError> {
    let person = asker.person;
    let cards = bot.service.decks().deck_cards(asker.server, person).await?;
    match bot.service.decks().change(person, id, &cards, |deck| change(deck, &cards)).await {
        Ok(deck) => opened(bot, person, "", &deck, page, &cards).await,
        Err(refused) => {
            let note = refusal(refused)?;
            show(bot, asker, &note, DeckId::Own(id), page).await
        }
    }
}

/// Chooses a deck for new games, and shows it again.
pub(crate) async fn choose(
    bot: &Bot,
    asker: Asker,
    deck: DeckId,
    page: PageNumber,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let note = match bot.service.decks().choose(asker.person, deck, &cards).await {
        Ok(deck) => text!("deck-used", name = deck.name),
        Err(refused) => refusal(refused)?,
    };
    show(bot, asker, &note, deck, page).await
}

/// Returns a refusal as a sentence above the deck, which stays open; an error if there is no deck to show.
fn refusal(refused: ServiceError) -> Result<String, ServiceError> {
    match refused {
        ServiceError::Deck(DeckRequestError::NoDeck) => Err(refused),
        ServiceError::Deck(_) => Ok(sentence(&refused)),
        other => Err(other),
    }
}

async fn editor(
    bot: &Bot,
    person: PlayerId,
    note: &str,
    deck: &NamedDeck,
    (id, page): (OwnDeckId, PageNumber),
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let is_in_use = bot.service.decks().in_use(person, cards).await?.id == deck.id;
    // Cards that the server lacks come last and can be taken out.
    let missing = deck.deck.missing();
    let names: Vec<&str> = cards.names().chain(missing).collect();
    let pages = names.len().div_ceil(CARDS_ON_A_PAGE).max(1);
    let page = page.index().min(pages - 1);
    let shown: Vec<&str> = names.iter().skip(page * CARDS_ON_A_PAGE).take(CARDS_ON_A_PAGE).copied().collect();

    let place = text!("card-list-page", page = page + 1, pages);
    let mut lines = vec![note.to_owned(), text!("deck-shown", name = deck.name)];
    lines.extend(facts(deck, cards));
    if deck.deck.missing().next().is_some() {
        lines.push(text!("deck-take-out"));
    }
    lines.push(format!("-# {place}"));
    lines.push(text!("deck-cards", count = deck.deck.len(), cards = deck.deck.write(cards)));
    lines.retain(|line| !line.is_empty());

    let mut rows: Vec<CreateActionRow> =
        shown.iter().map(|name| card_row(deck, cards, id, page, name)).collect();
    rows.push(CreateActionRow::Buttons(deck_row(deck, id, (page, pages), is_in_use)));
    let draft = OutgoingMessage::new(lines.join("\n")).rows(rows);
    let counted = shown.iter().map(|name| (*name, deck.deck.copies(name, cards)));
    decks::message::with_cards(bot, person, draft, (&deck.name, &place), counted, cards).await
}

/// Returns the buttons of one card: one copy less, the card alone, one copy more.
fn card_row(deck: &NamedDeck, cards: &Catalogue, id: OwnDeckId, page: usize, name: &str) -> CreateActionRow {
    let (page, card) = (PageNumber::of(page), name.to_owned());
    let count = deck.deck.copies(name, cards);
    let is_missing = deck.deck.missing().any(|missing| missing == name);
    let take = DecksId::Take { deck: id, page, card: card.clone() };
    let look = DecksId::Card { deck: id, page, card: card.clone() };
    let put = DecksId::Put { deck: id, page, card };
    CreateActionRow::Buttons(vec![
        button(&take, "−").disabled(count == 0),
        button(&look, format!("{} · {count}", word(name))).disabled(is_missing),
        button(&put, "+").disabled(is_missing || deck.deck.is_full()),
    ])
}

/// Returns the buttons of the deck. After the last page comes the first.
fn deck_row(
    deck: &NamedDeck,
    id: OwnDeckId,
    (page, pages): (usize, usize),
    is_in_use: bool,
) -> Vec<CreateButton> {
    let (before, next) = ((page + pages - 1) % pages, (page + 1) % pages);
    let turn = |to: usize| DecksId::Edit { deck: id, page: PageNumber::of(to) };
    let sample = DecksId::Sample { deck: deck.id, page: PageNumber::of(page) };
    vec![
        button(&turn(before), text!("button-page-back", page = before + 1)),
        button(&turn(next), text!("button-page-next", page = next + 1)),
        button(&sample, text!("deck-button-sample")).disabled(deck.deck.is_empty()),
        use_button(deck, PageNumber::of(page), is_in_use),
        button(&DecksId::More(deck.id), text!("deck-button-more")),
    ]
}
