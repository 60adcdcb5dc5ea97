//! Decks: how players build them, and the cards that they bring to a match.
//!
//! What players and servers bring to a match is in its options: `DeckGame::option_source` says which options these are, and
//! `host/decks/match_decks.rs` fills them in when a challenge is accepted, from the deck that each player has in use, the
//! cards of the server and those that come with the challenge (`/play` offers the option `cards`, but no decks). So a
//! match is still its options, its seed and its actions, and later changes do not touch it. The challenge has only what
//! its players have chosen for all to see. `rules::summoner::Deck` checks a deck against a `Catalogue`, the published
//! cards and a server's. It is the only reader of deck texts, and keeps the names of missing cards, so that a deck can
//! be shown anywhere. See `docs/decks.md`.

pub(crate) mod deck;
pub(crate) mod handle;
pub(crate) mod match_decks;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use deck::{DeckId, DeckRequestError, MAX_DECKS, NamedDeck};
pub use match_decks::MAX_BROUGHT;
pub use rows::{ChosenDeck, DeckRow, Stored};
