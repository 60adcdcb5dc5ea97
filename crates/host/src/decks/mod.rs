//! Decks: what players build, and what they bring to a match.

pub(crate) mod deck;
pub(crate) mod deck_name;
pub(crate) mod handle;
pub(crate) mod loadout;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use deck::{DeckId, DeckRequestError, MAX_DECKS, NamedDeck};
pub use deck_name::MAX_DECK_NAME_LEN;
pub use rows::{ChosenDeck, DeckRow, Stored};
