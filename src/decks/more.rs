//! The pages behind the editor's buttons: the whole deck, a card, a sample hand, and deleting the deck.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks;
use crate::decks::ids::DecksId;
use crate::decks::message::{button, use_button};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use trickmate_host::{DeckId, NamedDeck, OwnDeckId, PageNumber, PlayerId};
use trickmate_rules::summoner::Catalogue;
use trickmate_text::text;

/// Returns the whole deck with all its buttons, for a button.
pub(crate) async fn show(bot: &Bot, asker: Asker, deck: DeckId) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().deck(asker.person, deck, &cards).await?;
    more(bot, asker.person, "", &deck, &cards).await
}

/// Returns the whole deck with all its buttons, and the latest change above it.
pub(crate) async fn more(
    bot: &Bot,
    person: PlayerId,
    note: &str,
    deck: &NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let heading = format!("{note}\n{}", text!("deck-shown", name = deck.name));
    let draft = decks::message::show_deck(bot, Some(person), heading.trim(), deck, cards).await?;
    let copy = button(&DecksId::Copy(deck.id), text!("deck-button-copy"));
    let all = button(&DecksId::List, text!("deck-button-all"));
    let buttons = match deck.id {
        DeckId::Own(id) => vec![
            back(id, PageNumber::FIRST),
            button(&DecksId::Rename(id), text!("deck-button-rename")),
            copy,
            button(&DecksId::AskDelete(id), text!("deck-button-delete")),
            all,
        ],
        DeckId::Ready(_) => {
            let is_in_use = bot.service.decks().in_use(person, cards).await?.id == deck.id;
            let sample = DecksId::Sample { deck: deck.id, page: PageNumber::FIRST };
            vec![
                button(&sample, text!("deck-button-sample")),
                use_button(deck, PageNumber::FIRST, is_in_use),
                copy,
                all,
            ]
        }
    };
    Ok(draft.rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Returns a hand drawn from a deck, with another one behind a button.
pub(crate) async fn sample(
    bot: &Bot,
    asker: Asker,
    (deck, page): (DeckId, PageNumber),
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().deck(asker.person, deck, &cards).await?;
    let hand = bot.service.decks().sample_hand(&deck.deck)?;
    let words = text!("deck-sample", name = deck.name, cards = hand.write(&cards));
    let way_back = match deck.id {
        DeckId::Own(id) => back(id, page),
        ready => button(&DecksId::More(ready), text!("button-back")),
    };
    let again = button(&DecksId::Sample { deck: deck.id, page }, text!("deck-button-another"));
    let draft = OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(vec![way_back, again])]);
    let heading = (text!("deck-sample-heading"), deck.name);
    let counted = hand.kinds(&cards);
    decks::message::with_cards(bot, asker.person, draft, (&heading.0, &heading.1), counted, &cards).await
}

/// Returns a single card, with a button back to its page.
pub(crate) async fn card(
    bot: &Bot,
    asker: Asker,
    (deck, page): (OwnDeckId, PageNumber),
    name: &str,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let draft = decks::message::show_card(bot, asker.person, name, &cards, "").await?;
    Ok(draft.rows(vec![CreateActionRow::Buttons(vec![back(deck, page)])]))
}

/// Asks before a deck is deleted.
pub(crate) async fn ask_delete(
    bot: &Bot,
    asker: Asker,
    id: OwnDeckId,
) -> Result<OutgoingMessage, CommandError> {
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let deck = bot.service.decks().deck(asker.person, DeckId::Own(id), &cards).await?;
    let delete = button(&DecksId::Delete(id), text!("deck-button-delete-it")).style(ButtonStyle::Danger);
    let keep = button(&DecksId::More(deck.id), text!("button-back"));
    Ok(OutgoingMessage::new(text!("deck-delete", name = deck.name))
        .rows(vec![CreateActionRow::Buttons(vec![delete, keep])]))
}

/// Deletes a deck, and shows those that are left.
pub(crate) async fn delete(bot: &Bot, asker: Asker, id: OwnDeckId) -> Result<OutgoingMessage, CommandError> {
    let deleted = bot.service.decks().delete(asker.person, id).await?;
    let cards = bot.service.decks().deck_cards(asker.server, asker.person).await?;
    let chosen = bot.service.decks().in_use(asker.person, &cards).await?;
    let note = text!("deck-deleted", name = deleted, used = chosen.name);
    decks::list::list(bot, asker.person, &note, &cards).await
}

fn back(deck: OwnDeckId, page: PageNumber) -> CreateButton {
    button(&DecksId::Edit { deck, page }, text!("button-back"))
}
