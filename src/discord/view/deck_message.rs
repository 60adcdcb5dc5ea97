//! A deck or a card in a message: in words and as a picture.

use poise::serenity_prelude as serenity;

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::preference_id::theme;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Request;
use crate::service::{NamedDeck, ServiceError};
use trickmate_render::{Style, Theme};
use trickmate_rules::summoner::{self, Catalogue};
use trickmate_text::text;

impl Bot {
    /// The deck under a heading, for one person or for all.
    pub(crate) async fn show_deck(
        &self,
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
        // What was done to the deck is done, and the list tells it.
        let may_draw = viewer.is_none_or(|viewer| self.pacing.spend(viewer, Request::Picture).is_ok());
        if deck.deck.is_empty() || !may_draw {
            return Ok(draft);
        }
        let sheet = summoner::deck_sheet(cards, &deck.name, &deck.deck);
        Ok(draft.file(self.pictures.deck(sheet, self.theme_for(viewer).await?).await?))
    }

    /// A card by its name in any case, under a heading if there is one, for one person.
    pub(crate) async fn show_card(
        &self,
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
        if self.pacing.spend(viewer, Request::Picture).is_err() {
            return Ok(OutgoingMessage::new(words.trim()));
        }
        let style = Style { theme: self.theme_for(Some(viewer)).await?, ..Style::default() };
        Ok(OutgoingMessage::new(words.trim()).file(self.pictures.moves(sheet, style).await?))
    }

    async fn theme_for(&self, viewer: Option<i64>) -> Result<Theme, ServiceError> {
        Ok(match viewer {
            Some(viewer) => theme(&self.service.preferences(viewer).await?),
            None => Theme::default(),
        })
    }
}

/// The number of its cards and the cards.
fn list(deck: &NamedDeck, cards: &Catalogue) -> String {
    text!("deck-cards", count = deck.deck.len(), cards = deck.deck.write(cards))
}

/// Why one cannot play with it here; `None` if one can.
fn obstacle(deck: &NamedDeck) -> Option<String> {
    let missing: Vec<&str> = deck.deck.missing().collect();
    match missing[..] {
        [] => deck.deck.check().err().map(|why| text!("deck-not-yet", why = why.to_string())),
        _ => Some(text!("deck-not-here", cards = missing.join(", "))),
    }
}

/// The deck as a file of text that can be imported.
pub(crate) fn file(deck: &NamedDeck, cards: &Catalogue) -> serenity::CreateAttachment {
    let entries = deck.deck.kinds(cards).map(|(name, count)| format!("{count} {name}\n"));
    let text: String = std::iter::once(format!("# {}\n", deck.name)).chain(entries).collect();
    serenity::CreateAttachment::bytes(text, "deck.txt")
}
