//! The forms of decks: the text of one, and a name.

use crate::decks;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, InputTextStyle};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks::ids::DecksId;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::{DeckId, MAX_GIVEN_NAME_LEN, OwnDeckId, PageNumber, PlayerId, ServerId};
use trickmate_rules::summoner::{Catalogue, Deck};
use trickmate_text::text;

/// The field of the name.
pub(crate) const NAME: &str = "name";
/// The field of the cards.
pub(crate) const CARDS: &str = "cards";

/// Returns the form, with the name that has been typed so far.
pub(crate) fn compose(name: &str) -> serenity::CreateModal {
    let cards = CreateInputText::new(InputTextStyle::Paragraph, text!("deck-form-cards"), CARDS)
        .placeholder(text!("deck-form-example"))
        .max_length(4000);
    serenity::CreateModal::new(DecksId::Form.to_string(), text!("deck-form"))
        .components(vec![CreateActionRow::InputText(name_field(name)), CreateActionRow::InputText(cards)])
}

fn name_field(name: &str) -> CreateInputText {
    let max = u16::try_from(MAX_GIVEN_NAME_LEN).unwrap_or(u16::MAX);
    let name: String = name.chars().take(MAX_GIVEN_NAME_LEN).collect();
    CreateInputText::new(InputTextStyle::Short, text!("deck-form-name"), NAME).value(name).max_length(max)
}

/// Returns the form for the name of a new deck.
pub(crate) fn ask_new() -> serenity::CreateModal {
    ask_name(&DecksId::New, text!("deck-form-new"), "")
}

/// Returns the form for the name of a deck's copy.
pub(crate) fn ask_copy(deck: DeckId) -> serenity::CreateModal {
    ask_name(&DecksId::Copy(deck), text!("deck-form-copy"), "")
}

/// Returns the form for another name of a deck.
pub(crate) async fn ask_rename(
    bot: &Bot,
    asker: Asker,
    id: OwnDeckId,
) -> Result<serenity::CreateModal, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().deck(asker.person, DeckId::Own(id), &cards).await?;
    Ok(ask_name(&DecksId::Rename(id), text!("deck-form-rename"), &deck.name))
}

fn ask_name(id: &DecksId, title: String, name: &str) -> serenity::CreateModal {
    serenity::CreateModal::new(id.to_string(), title)
        .components(vec![CreateActionRow::InputText(name_field(name))])
}

/// Makes a new deck, empty or with the cards of another, and opens it.
pub(crate) async fn create(
    bot: &Bot,
    asker: Asker,
    name: &str,
    original: Option<DeckId>,
) -> Result<OutgoingMessage, CommandError> {
    let person = asker.person;
    let cards = bot.service.decks().deck_cards(asker.server, person).await?;
    let (key, copied) = match original {
        Some(id) => ("deck-copied", bot.service.decks().deck(person, id, &cards).await?.deck),
        None => ("deck-created", Deck::default()),
    };
    let deck = bot.service.decks().create(person, name, &copied, &cards).await?;
    decks::editor::opened(bot, person, &text!(key, name = deck.name), &deck, PageNumber::FIRST, &cards).await
}

/// Renames a deck, and shows it again.
pub(crate) async fn rename(
    bot: &Bot,
    asker: Asker,
    id: OwnDeckId,
    name: &str,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().rename(asker.person, id, name, &cards).await?;
    let note = text!("deck-renamed", name = deck.name);
    decks::editor::opened(bot, asker.person, &note, &deck, PageNumber::FIRST, &cards).await
}

/// Carries out a filled form with the text of a deck.
pub(crate) async fn submit(
    bot: &Bot,
    person: PlayerId,
    server: Option<ServerId>,
    name: &str,
    text: &str,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(server, person).await?;
    import(bot, person, name, text, &cards).await
}

/// Makes a deck from text, and opens it.
pub(crate) async fn import(
    bot: &Bot,
    person: PlayerId,
    name: &str,
    text: &str,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let deck = bot.service.decks().import(person, name, text, cards).await?;
    decks::editor::opened(
        bot,
        person,
        &text!("deck-imported", name = deck.name),
        &deck,
        PageNumber::FIRST,
        cards,
    )
    .await
}
