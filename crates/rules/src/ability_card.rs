//! The display of a card that gives a piece its moves.

use crate::diagram::Diagram;

/// A card as it lies in a hand or in a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityCard {
    /// Its name, e.g. "Knight".
    pub name: String,
    /// Its value; `None` for a card whose value depends on another one.
    pub value: Option<u32>,
    /// The card's effect.
    pub effect: CardEffect,
}

/// The effect of a card, as far as a small picture can show it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardEffect {
    /// It gives these moves.
    Moves(Diagram),
    /// It makes another card's moves repeatable.
    Rider,
    /// It copies a piece.
    Copier,
    /// It makes a King.
    King,
    /// It says where a piece enters: the file or rank in one letter, or a sign for any square.
    Location(char),
    /// It no longer exists.
    Missing,
}
