//! Decks: what players build, and which one they bring to a match.

use thiserror::Error;

use crate::service::deck_name::LONGEST_DECK_NAME;
use crate::store::DeckRow;
use trickmate_rules::summoner::{Catalogue, Deck, DeckError, READY, ReadyDeck};

/// The most decks that a player keeps: with the ready ones they fill one menu of Discord's.
pub const MOST_DECKS: usize = 25 - READY.len();

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

/// Why something about decks is refused, one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckRequestError {
    /// No such deck.
    #[error("You have no deck of that name. `/deck list` shows yours and the presets.")]
    NoDeck,
    /// A name that cannot be one.
    #[error(
        "The name of a deck begins with a letter or digit and has at most {LONGEST_DECK_NAME} characters: letters, \
         digits, spaces and - ' . ! ? & +"
    )]
    Name,
    /// A name that another deck of the player has.
    #[error("You already have a deck called {0}. Choose a different name.")]
    Taken(String),
    /// A name that a ready deck has.
    #[error("{0} is the name of a preset. Choose a different name.")]
    ReadyName(&'static str),
    /// A ready deck is to be changed.
    #[error("{0} is a preset and can’t be changed. Make your own copy with `/deck copy`.")]
    Ready(&'static str),
    /// Too many decks.
    #[error("You already have {MOST_DECKS} decks, the maximum. Delete one with `/deck delete` first.")]
    Full,
    /// The cards are refused.
    #[error("Nothing was changed: {0}.")]
    Cards(#[from] DeckError),
    /// A change that would leave the deck in use one with which nobody can play.
    #[error(
        "Nothing was changed: {name} is your deck in use, and {why}. Use another one with `/deck use` before you take \
         it apart."
    )]
    InUse {
        /// The deck.
        name: String,
        /// What would be wrong with it.
        why: DeckError,
    },
    /// The player cannot play with this deck.
    #[error(
        "You cannot play here with your deck {name}: {why}. Change it with `/deck add` and `/deck remove`, or use \
         another one with `/deck use`."
    )]
    Unusable {
        /// The deck.
        name: String,
        /// What is wrong with it.
        why: DeckError,
    },
    /// The same where others might read it.
    #[error(
        "You can’t play here with your current deck. `/deck show` says why, `/deck use` chooses another one."
    )]
    NotReady,
    /// The other player has to do something before the match can begin.
    #[error(
        "This game cannot begin yet: <@{0}> has to choose a deck for it first, with `/deck use` or the button *My deck* \
         on the challenge."
    )]
    OtherNotReady(i64),
}

impl NamedDeck {
    pub(super) fn own(row: &DeckRow, cards: &Catalogue) -> Self {
        Self { id: DeckId::Own(row.id), name: row.name.clone(), deck: Deck::stored(&row.cards, cards) }
    }

    pub(super) fn ready(place: usize, cards: &Catalogue) -> Option<Self> {
        let ReadyDeck { name, text, .. } = READY.get(place)?;
        Some(Self { id: DeckId::Ready(place), name: (*name).to_owned(), deck: Deck::stored(text, cards) })
    }

    /// All ready decks, the default first.
    #[must_use]
    pub fn all_ready(cards: &Catalogue) -> Vec<Self> {
        (0..READY.len()).filter_map(|place| Self::ready(place, cards)).collect()
    }

    /// That one can play with it.
    ///
    /// # Errors
    /// What is in the way.
    pub fn check(&self) -> Result<(), DeckRequestError> {
        self.deck.check().map_err(|why| DeckRequestError::Unusable { name: self.name.clone(), why })
    }
}
