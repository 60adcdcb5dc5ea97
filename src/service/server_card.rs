//! The cards that servers add for Summoner's Chess.

use thiserror::Error;

/// A card of a server's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerCard {
    /// Its name.
    pub name: String,
    /// Its movement in Betza's notation.
    pub betza: String,
    /// Its value.
    pub value: u32,
    /// Who added it.
    pub author: i64,
}

/// Why something about a server's cards is refused, one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ServerCardError {
    /// It cannot be a card.
    #[error("The card was not added: {0}.")]
    Refused(String),
    /// No such card.
    #[error("This server has no custom card of that name. `/card list` shows its cards.")]
    NoCard,
}
