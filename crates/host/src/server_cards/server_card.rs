//! The cards that servers add for Summoner's Chess.

use crate::ids::PlayerId;
use thiserror::Error;
use trickmate_rules::Phrase;

/// A server's own card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerCard {
    /// Its name.
    pub name: String,
    /// Its movement in Betza's notation.
    pub betza: String,
    /// Its value.
    pub value: u32,
    /// Person who added it.
    pub author: PlayerId,
}

/// Reason why a request about a server's cards is refused. The text is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ServerCardError {
    /// The card is not allowed.
    #[error("the card is refused: {0}")]
    Refused(Phrase),
    /// Somebody else has added a card of this name meanwhile, or taken the last place.
    #[error("the name or the last place is taken")]
    Taken,
    /// A challenge that brings too many.
    #[error("a challenge brings too many cards")]
    TooManyBrought,
    /// A challenge brings cards to a game without decks.
    #[error("a challenge brings cards to a game without decks")]
    NoDecks,
    /// No such card.
    #[error("there is no such card")]
    NoCard,
}
