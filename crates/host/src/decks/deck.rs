//! Decks: what players build, and which one they bring to a match.

use thiserror::Error;

use crate::decks::rows::DeckRow;
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY, ReadyDeck};

/// The most decks that a player keeps: with the ready ones they fill one menu of Discord's.
pub const MAX_DECKS: usize = 25 - READY.len();

/// A deck that a player can look at.
#[derive(Clone, Debug)]
pub struct NamedDeck {
    /// Which it is.
    pub id: DeckId,
    /// Its name: letters, digits, spaces and a few signs.
    pub name: String,
    /// Its cards, as the table has them for which it was looked up.
    pub deck: Deck,
}

/// Which deck is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckId {
    /// One that a player has built, by its number.
    Own(i64),
    /// A ready one, by its place among [`READY`].
    Ready(usize),
}

/// Why something about decks is refused. What it says is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckRequestError {
    /// No such deck.
    #[error("there is no such deck")]
    NoDeck,
    /// A name that cannot be one.
    #[error("not a name for a deck")]
    Name,
    /// A name that another deck of the player has.
    #[error("the name is taken")]
    Taken(String),
    /// A name that a ready deck has.
    #[error("the name {0} is a preset’s")]
    ReadyName(&'static str),
    /// Ready-made decks cannot be changed.
    #[error("{0} is a preset")]
    Ready(&'static str),
    /// Too many decks.
    #[error("{MAX_DECKS} decks already")]
    Full,
    /// The cards are refused.
    #[error("the cards are refused")]
    Cards(#[from] DeckError),
    /// A change that would leave the deck in use one with which nobody can play.
    #[error("the deck in use would be one that nobody can play with")]
    InUse {
        /// The deck.
        name: String,
        /// Problem that it would have.
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
    /// The same where others might read it.
    #[error("the deck in use cannot be used here")]
    NotReady,
    /// The other player has to do something before the match can begin.
    #[error("{0} has no deck to play with")]
    OtherNotReady(i64),
}

impl NamedDeck {
    pub(crate) fn own(row: &DeckRow, cards: &Catalogue) -> Self {
        Self { id: DeckId::Own(row.id), name: row.name.clone(), deck: Deck::stored(&row.cards, cards) }
    }

    pub(crate) fn ready(place: usize, cards: &Catalogue) -> Option<Self> {
        let ReadyDeck { name, text, .. } = READY.get(place)?;
        Some(Self { id: DeckId::Ready(place), name: (*name).to_owned(), deck: Deck::stored(text, cards) })
    }

    /// All ready decks, the default first.
    #[must_use]
    pub fn all_ready(cards: &Catalogue) -> Vec<Self> {
        (0..READY.len()).filter_map(|place| Self::ready(place, cards)).collect()
    }

    /// Checks that one can play with it.
    ///
    /// # Errors
    /// What is in the way.
    pub fn check(&self) -> Result<(), DeckRequestError> {
        self.deck.check().map_err(|why| DeckRequestError::Unusable { name: self.name.clone(), why })
    }
}
