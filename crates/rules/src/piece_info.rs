//! A piece, a card or a deck by itself: what is told when somebody asks what it is.

use super::kernel::{Betza, MoveComponent};
use super::seat::Seat;
use super::view::{Around, Face};
pub use crate::ability_card::{AbilityCard, CardEffect};

/// A piece or a card and all its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceInfo {
    /// What it is called, e.g. "Knight, Ferz".
    pub name: String,
    /// What stands for it in the middle of its moves where it has no face; one to four letters.
    pub code: String,
    /// The piece as it stands on a board; `None` for a card, which is nobody's.
    pub face: Option<Face>,
    /// What is told beside the moves, in order.
    pub facts: Vec<Fact>,
    /// Its moves as its owner sees them.
    pub rides: Vec<MoveComponent>,
    /// Whether it goes around an adjacent friendly piece, and how.
    pub around: Option<Around>,
    /// What the moves do not show, a sentence each.
    pub notes: Vec<String>,
}

/// Something told of a piece or a card, e.g. its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What is told, e.g. "Value".
    pub name: &'static str,
    /// In words, e.g. "6".
    pub text: String,
}

impl PieceInfo {
    /// The sheet of something that moves as a notation says, with nothing told beside it.
    pub fn new(name: impl Into<String>, code: impl Into<String>, betza: &Betza) -> Self {
        Self {
            name: name.into(),
            code: code.into(),
            face: None,
            facts: Vec::new(),
            rides: betza.rides().to_vec(),
            around: None,
            notes: Vec::new(),
        }
    }

    /// What it is worth, in words, where that is told.
    #[must_use]
    pub fn value(&self) -> Option<&str> {
        self.named("Value")
    }

    /// Its moves in Betza's notation, where it has any.
    #[must_use]
    pub fn notation(&self) -> Option<&str> {
        self.named("Moves").filter(|notation| !notation.is_empty())
    }

    fn named(&self, name: &str) -> Option<&str> {
        self.facts.iter().find(|fact| fact.name == name).map(|fact| fact.text.as_str())
    }

    /// The sheet with one more fact; an empty text is left out.
    #[must_use]
    pub fn fact(mut self, name: &'static str, text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.is_empty() {
            self.facts.push(Fact { name, text });
        }
        self
    }

    /// Whose piece it is; `None` for a card.
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
    /// What the deck is called.
    pub name: String,
    /// The kinds of cards in the order in which they are listed.
    pub entries: Vec<DeckEntry>,
}

/// Some copies of a card in a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckEntry {
    /// The card.
    pub card: AbilityCard,
    /// How many copies there are.
    pub count: usize,
}

impl DeckInfo {
    /// How many cards there are in all.
    #[must_use]
    pub fn size(&self) -> usize {
        self.entries.iter().map(|entry| entry.count).fold(0, usize::saturating_add)
    }

    /// How many cards there are of each value that some card has, the lowest value first.
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

    /// The entries whose cards have no value of their own: Riders and Clones.
    pub fn without_value(&self) -> impl Iterator<Item = &DeckEntry> {
        self.entries.iter().filter(|entry| entry.card.value.is_none())
    }
}
