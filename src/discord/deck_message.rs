//! A deck or a card in a message: in words and as a picture.

use poise::serenity_prelude as serenity;

use super::Bot;
use super::draft::Draft;
use super::failure::Failure;
use super::wish::theme;
use crate::hall::{HallError, NamedDeck};
use crate::render::{Style, Theme};
use crate::rules::summoner::{self, Catalogue};

impl Bot {
    /// The deck under a heading, for one person or for all.
    pub(super) async fn show_deck(
        &self,
        viewer: Option<i64>,
        heading: &str,
        deck: &NamedDeck,
        cards: &Catalogue,
    ) -> Result<Draft, Failure> {
        let mut words = format!("{heading}\n{}", list(deck, cards));
        if let Some(obstacle) = obstacle(deck) {
            words.push_str(&format!("\n-# {obstacle}"));
        }
        let draft = Draft::new(words);
        if deck.deck.is_empty() {
            return Ok(draft);
        }
        let sheet = summoner::deck_sheet(cards, &deck.name, &deck.deck);
        Ok(draft.file(self.pictures.deck(sheet, self.theme_for(viewer).await?).await?))
    }

    /// A card by its name in any case, under a heading if there is one, for one person.
    pub(super) async fn show_card(
        &self,
        viewer: i64,
        name: &str,
        cards: &Catalogue,
        heading: &str,
    ) -> Result<Draft, Failure> {
        let sheet = summoner::card_sheet(cards, name.trim());
        let sheet = sheet.ok_or_else(|| Failure::words("There is no card of that name here."))?;
        let facts: Vec<String> =
            sheet.facts.iter().map(|fact| format!("{}: {}", fact.name, fact.text)).collect();
        let words = format!("{heading}\n**{}** · {}", sheet.name, facts.join(" · "));
        let style = Style { theme: self.theme_for(Some(viewer)).await?, ..Style::default() };
        Ok(Draft::new(words.trim()).file(self.pictures.moves(sheet, style).await?))
    }

    async fn theme_for(&self, viewer: Option<i64>) -> Result<Theme, HallError> {
        Ok(match viewer {
            Some(viewer) => theme(&self.hall.wishes(viewer).await?),
            None => Theme::default(),
        })
    }
}

/// The number of its cards and the cards.
fn list(deck: &NamedDeck, cards: &Catalogue) -> String {
    match deck.deck.len() {
        0 => "No cards yet: put some in with `/deck add`.".to_owned(),
        1 => format!("1 card: {}", deck.deck.write(cards)),
        size => format!("{size} cards: {}", deck.deck.write(cards)),
    }
}

/// Why one cannot play with it here; `None` if one can.
fn obstacle(deck: &NamedDeck) -> Option<String> {
    let missing: Vec<&str> = deck.deck.missing().collect();
    match missing[..] {
        [] => deck.deck.check().err().map(|why| format!("You cannot play with it yet: {why}.")),
        _ => Some(format!("You cannot play with it here, where there is no card {}.", missing.join(", "))),
    }
}

/// The deck as a file of text that can be imported.
pub(super) fn file(deck: &NamedDeck, cards: &Catalogue) -> serenity::CreateAttachment {
    let entries = deck.deck.kinds(cards).map(|(name, count)| format!("{count} {name}\n"));
    let text: String = std::iter::once(format!("# {}\n", deck.name)).chain(entries).collect();
    serenity::CreateAttachment::bytes(text, "deck.txt")
}
