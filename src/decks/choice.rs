//! *My deck* on a challenge: a private menu of the decks that a player can bring.

use crate::decks;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks::ids::{DeckValue, DecksId};
use crate::decks::message::description;
use crate::ui::command_error::CommandError;
use trickmate_host::{Challenge, ChallengeId, NamedDeck, PlayerId, ServiceError};
use trickmate_rules::summoner::Catalogue;
use trickmate_text::text;

/// Returns the menu for a possible player, with the deck that they use now.
pub(crate) async fn ask(
    bot: &Bot,
    challenge: ChallengeId,
    person: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let (challenge, cards) = challenge_with_decks(bot, challenge, person).await?;
    let deck = bot.service.decks().in_use(person, &cards).await?;
    deck_menu(bot, &challenge, person, deck, &cards).await
}

/// Chooses the deck of a menu entry, and shows the menu again.
pub(crate) async fn choose(
    bot: &Bot,
    challenge: ChallengeId,
    person: PlayerId,
    value: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (challenge, cards) = challenge_with_decks(bot, challenge, person).await?;
    let DeckValue(wanted) = value.parse().map_err(|_| ServiceError::Stale)?;
    let deck = bot.service.decks().choose(person, wanted, &cards).await?;
    deck_menu(bot, &challenge, person, deck, &cards).await
}

async fn challenge_with_decks(
    bot: &Bot,
    challenge: ChallengeId,
    person: PlayerId,
) -> Result<(Challenge, Catalogue), ServiceError> {
    let challenge = bot.service.invitations().challenge(challenge).await?;
    challenge.concerns(person)?;
    let cards = bot.service.decks().challenge_cards(&challenge).await?;
    Ok((challenge, cards))
}

async fn deck_menu(
    bot: &Bot,
    challenge: &Challenge,
    person: PlayerId,
    deck: NamedDeck,
    cards: &Catalogue,
) -> Result<OutgoingMessage, CommandError> {
    let own = bot.service.decks().of(person, cards).await?;
    let usable = own.into_iter().chain(NamedDeck::all_ready(cards)).filter(|deck| deck.check().is_ok());
    let options = usable.map(|offered| option(&offered, offered.id == deck.id)).collect();
    let id = DecksId::PickDeck(challenge.id).to_string();
    let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(text!("deck-choice-other"));
    let heading = text!("deck-choice", name = deck.name);
    Ok(decks::message::show_deck(bot, Some(person), &heading, &deck, cards)
        .await?
        .rows(vec![CreateActionRow::SelectMenu(select)]))
}

fn option(deck: &NamedDeck, is_chosen: bool) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(&deck.name, DeckValue(deck.id).to_string())
        .description(description(deck))
        .default_selection(is_chosen)
}
