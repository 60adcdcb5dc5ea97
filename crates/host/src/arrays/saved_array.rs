//! An array with its name, and errors about arrays.

use thiserror::Error;

use crate::arrays::rows::ArrayRow;
use trickmate_rules::mysterious::OwnArray;

/// The most arrays of a player.
pub const MAX_ARRAYS: usize = 10;

/// An array that a player has saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedArray {
    /// Its name: letters, digits, spaces and a few signs.
    pub name: String,
    /// Its name in lower case. A player cannot have two arrays whose names differ only in case.
    pub folded: String,
    /// Its cards.
    pub array: OwnArray,
}

impl SavedArray {
    /// Returns the array of a row; `None` if the row is damaged.
    pub(crate) fn stored(row: ArrayRow) -> Option<Self> {
        let array = row.cards.parse().ok()?;
        Some(Self { name: row.name, folded: row.folded, array })
    }
}

/// Reason why a request about arrays is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ArrayRequestError {
    /// No such array.
    #[error("there is no such array")]
    NoArray,
    /// An invalid name.
    #[error("not a name for an array")]
    Name,
    /// Too many arrays.
    #[error("{MAX_ARRAYS} arrays already")]
    Full,
    /// The player has not placed all sixteen cards by their kinds.
    #[error("the player has not placed all cards of a side")]
    NotPlaced,
}
