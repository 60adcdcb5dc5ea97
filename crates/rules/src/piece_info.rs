//! The sheet of a piece, a card or a deck: its moves and values.

use super::kernel::{Betza, MoveComponent};
use super::phrase::Phrase;
use super::seat::Seat;
use super::view::{Around, Face};
pub use crate::ability_card::{AbilityCard, CardEffect};

/// A piece or a card and all its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceInfo {
    /// Its name, e.g. "Knight, Ferz".
    pub name: Phrase,
    /// A code of one to four letters in the middle of its moves, where it has no face.
    pub code: String,
    /// The piece on a board; `None` for a card, which has no owner.
    pub face: Option<Face>,
    /// The facts beside the moves, in order.
    pub facts: Vec<Fact>,
    /// Its moves as its owner sees them.
    pub rides: Vec<MoveComponent>,
    /// The way it goes around an adjacent friendly piece, if it does.
    pub around: Option<Around>,
    /// Remarks that the moves do not show, a sentence each.
    pub notes: Vec<Phrase>,
}

/// A fact about a piece or a card, e.g. its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The name of the fact, e.g. "Value".
    pub name: &'static str,
    /// The fact itself, e.g. "6".
    pub text: Phrase,
}

impl PieceInfo {
    /// Makes the sheet of something that moves as a notation says, without any facts.
    pub fn new(name: Phrase, code: impl Into<String>, betza: &Betza) -> Self {
        Self {
            name,
            code: code.into(),
            face: None,
            facts: Vec::new(),
            rides: betza.rides().to_vec(),
            around: None,
            notes: Vec::new(),
        }
    }

    /// Returns its worth in words, if the sheet has it.
    #[must_use]
    pub fn value(&self) -> Option<&Phrase> {
        self.named("Value")
    }

    /// Returns its moves in Betza's notation, if it has any.
    #[must_use]
    pub fn notation(&self) -> Option<String> {
        self.named("Moves").map(Phrase::to_string)
    }

    /// Returns the fact with this name, if the sheet has it.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Phrase> {
        self.facts.iter().find(|fact| fact.name == name).map(|fact| &fact.text)
    }

    /// Returns the sheet with one more fact; an empty text is left out.
    #[must_use]
    pub fn fact(mut self, name: &'static str, text: Phrase) -> Self {
        if !text.is_empty() {
            self.facts.push(Fact { name, text });
        }
        self
    }

    /// Returns the owner of the piece; `None` for a card.
    #[must_use]
    pub const fn owner(&self) -> Option<Seat> {
        match self.face {
            Some(Face::Card { owner, .. } | Face::Piece { owner, .. } | Face::Known { owner, .. }) => {
                Some(owner)
            }
            Some(Face::Composite(made)) => Some(made.owner),
            Some(Face::Covered) | None => None,
        }
    }
}

/// A deck: its cards, each kind once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckInfo {
    /// The name of the deck.
    pub name: String,
    /// The kinds of cards in the order in which they are listed.
    pub entries: Vec<DeckEntry>,
}

/// Some copies of a card in a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckEntry {
    /// The card.
    pub card: AbilityCard,
    /// The number of copies.
    pub count: usize,
}

impl DeckInfo {
    /// Counts all cards.
    #[must_use]
    pub fn size(&self) -> usize {
        self.entries.iter().map(|entry| entry.count).fold(0, usize::saturating_add)
    }

    /// Adds up the values of the cards that have one.
    #[must_use]
    pub fn worth(&self) -> usize {
        let values = self.curve().into_iter().map(|(value, count)| count.saturating_mul(value as usize));
        values.fold(0, usize::saturating_add)
    }

    /// Counts the cards of each value that occurs, the lowest value first.
    #[must_use]
    pub fn curve(&self) -> Vec<(u32, usize)> {
        let mut curve = std::collections::BTreeMap::new();
        for entry in &self.entries {
            if let Some(value) = entry.card.value {
                let bar = curve.entry(value).or_insert(0_usize);
                *bar = bar.saturating_add(entry.count);
            }
        }
        curve.into_iter().collect()
    }

    /// Returns the entries for cards without a value of their own: Riders and Clones.
    pub fn without_value(&self) -> impl Iterator<Item = &DeckEntry> {
        self.entries.iter().filter(|entry| entry.card.value.is_none())
    }
}
