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
    /// The card gives a piece these moves.
    Moves(Diagram),
    /// The card makes another card's moves repeatable.
    Rider,
    /// The card copies a piece.
    Copier,
    /// The card makes a King.
    King,
    /// The card says where a piece enters: the file or rank as one letter, or a sign for any square.
    Location(char),
    /// The card no longer exists.
    Missing,
}
