//! A deck in a message: its cards, what is in the way of playing with it, and its picture.

use poise::serenity_prelude as serenity;

use super::Bot;
use super::draft::Draft;
use super::failure::Failure;
use crate::hall::NamedDeck;
use crate::rules::summoner::Catalogue;

impl Bot {
    /// The deck under a heading.
    pub(super) async fn show_deck(
        &self,
        heading: &str,
        deck: &NamedDeck,
        cards: &Catalogue,
    ) -> Result<Draft, Failure> {
        let mut words = format!("{heading}\n{}", list(deck, cards));
        if let Some(obstacle) = obstacle(deck) {
            words.push_str(&format!("\n-# {obstacle}"));
        }
        Ok(Draft::new(words))
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
    let entries = deck.deck.entries(cards).map(|(name, count)| format!("{count} {name}\n"));
    let text: String = std::iter::once(format!("# {}\n", deck.name)).chain(entries).collect();
    serenity::CreateAttachment::bytes(text, "deck.txt")
}
