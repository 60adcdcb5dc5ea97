//! Decks: how players build them, and the cards that they bring to a match.
//!
//! The decks of the players and the cards of the server are in the options of a match: `DeckGame::supply` says which
//! options these are, `/play` does not offer them, and `host/decks/loadout.rs` fills them in when a challenge is
//! accepted, from the deck that each player has in use and the cards of the server. So a match is still its options,
//! its seed and its actions, and later changes do not touch it. The challenge has only what its players have chosen for
//! all to see. `rules::summoner::Deck` checks a deck against a `Catalogue`, the published cards and a server's. It is
//! the only reader of deck texts, and keeps the names of missing cards, so that a deck can be shown anywhere. See
//! `docs/decks.md`.

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
