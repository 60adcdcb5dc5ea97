//! The form for the text of a deck.

use crate::decks;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, InputTextStyle};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks::ids::DecksId;
use crate::ui::command_error::CommandError;
use trickmate_host::MAX_DECK_NAME_LEN;
use trickmate_rules::summoner::Catalogue;
use trickmate_text::text;

/// The field of the name.
pub(crate) const NAME: &str = "name";
/// The field of the cards.
pub(crate) const CARDS: &str = "cards";

/// Returns the form, with the name that has been typed so far.
pub(crate) fn compose(name: &str) -> serenity::CreateModal {
    let max = u16::try_from(MAX_DECK_NAME_LEN).unwrap_or(u16::MAX);
    let name: String = name.chars().take(MAX_DECK_NAME_LEN).collect();
    let name = CreateInputText::new(InputTextStyle::Short, text!("deck-form-name"), NAME)
        .value(name)
        .max_length(max);
    let cards = CreateInputText::new(InputTextStyle::Paragraph, text!("deck-form-cards"), CARDS)
        .placeholder(text!("deck-form-example"))
        .max_length(4000);
    serenity::CreateModal::new(DecksId::Form.to_string(), text!("deck-form"))
        .components(vec![CreateActionRow::InputText(name), CreateActionRow::InputText(cards)])
}

/// Carries out a filled form.
pub(crate) async fn submit(
    bot: &Bot,
    person: i64,
    server: Option<i64>,
    name: &str,
    text: &str,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(server, person).await?;
    import(bot, person, name, text, &cards).await
}

/// Makes a deck from text, and shows it.
pub(crate) async fn import(
    bot: &Bot,
    person: i64,
    name: &str,
    text: &str,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let deck = bot.service.decks().import(person, name, text, cards).await?;
    decks::message::show_deck(bot, Some(person), &text!("deck-imported", name = deck.name), &deck, cards)
        .await
}
