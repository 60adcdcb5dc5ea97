//! Decks: those of players, the ready ones, and errors about them.

use thiserror::Error;

use crate::decks::rows::DeckRow;
use crate::ids::{OwnDeckId, PlayerId};
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY, ReadyDeck};

/// The most decks of a player: with the ready ones they fill one menu of Discord's.
pub const MAX_DECKS: usize = 25 - READY.len();

/// A deck with its name.
#[derive(Clone, Debug)]
pub struct NamedDeck {
    /// Its id.
    pub id: DeckId,
    /// Its name: letters, digits, spaces and a few signs.
    pub name: String,
    /// Its cards, with the catalogue for which it was loaded.
    pub deck: Deck,
}

/// Identity of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckId {
    /// A player's own, by its number.
    Own(OwnDeckId),
    /// A ready one, by its place among [`READY`].
    Ready(usize),
}

/// Reason why a request about decks is refused. The text is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckRequestError {
    /// No such deck.
    #[error("there is no such deck")]
    NoDeck,
    /// An invalid name.
    #[error("not a name for a deck")]
    Name,
    /// Another deck of the player has this name.
    #[error("the name is taken")]
    Taken(String),
    /// A name that a ready deck has.
    #[error("the name {0} is a preset’s")]
    ReadyName(&'static str),
    /// Too many decks.
    #[error("{MAX_DECKS} decks already")]
    Full,
    /// The cards are refused.
    #[error("the cards are refused")]
    Cards(#[from] DeckError),
    /// The change would make the deck in use unplayable.
    #[error("the deck in use would be one that nobody can play with")]
    InUse {
        /// The deck.
        name: String,
        /// The problem that it would have.
        why: DeckError,
    },
    /// The player cannot play with this deck.
    #[error("nobody can play with the deck")]
    Unusable {
        /// The deck.
        name: String,
        /// Problem.
        why: DeckError,
    },
    /// The same, in words that others may read.
    #[error("the deck in use cannot be used here")]
    NotReady,
    /// The other player has to do something before the match can begin.
    #[error("{0} has no deck to play with")]
    OtherNotReady(PlayerId),
}

impl NamedDeck {
    pub(crate) fn own(row: &DeckRow, cards: &Catalogue) -> Self {
        Self { id: DeckId::Own(row.id), name: row.name.clone(), deck: Deck::stored(&row.cards, cards) }
    }

    pub(crate) fn ready(place: usize, cards: &Catalogue) -> Option<Self> {
        let ReadyDeck { name, text, .. } = READY.get(place)?;
        Some(Self { id: DeckId::Ready(place), name: (*name).to_owned(), deck: Deck::stored(text, cards) })
    }

    /// Returns all ready decks, the default first.
    #[must_use]
    pub fn all_ready(cards: &Catalogue) -> Vec<Self> {
        (0..READY.len()).filter_map(|place| Self::ready(place, cards)).collect()
    }

    /// Checks that it is playable.
    ///
    /// # Errors
    /// A reason against playing with it.
    pub fn check(&self) -> Result<(), DeckRequestError> {
        self.deck.check().map_err(|why| DeckRequestError::Unusable { name: self.name.clone(), why })
    }
}
