//! Odds: pieces that one side does without from the beginning.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;
use thiserror::Error;

use crate::position_error::PositionError;
use crate::seat::Seat;

/// The most pieces that a side does without.
pub const MAX_ODDS: usize = 8;

/// The squares whose pieces one side does without.
///
/// ```
/// use trickmate_rules::Odds;
/// assert_eq!("D1, b1 d1".parse::<Odds>()?.to_string(), "b1 d1");
/// # Ok::<(), trickmate_rules::OddsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Files and ranks in ASCII, in order.
    squares: [[u8; 2]; MAX_ODDS],
    count: usize,
}

/// Reason why odds cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OddsError {
    /// The text names no square.
    #[error("no square is named")]
    Nothing,
    /// The text names too many squares.
    #[error("more than {MAX_ODDS} squares")]
    TooMany,
    /// The square is empty at the beginning.
    #[error("no piece stands on “{0}”")]
    NoPiece(String),
    /// Pieces of both sides are named.
    #[error("the squares have pieces of both sides")]
    BothSides,
    /// A King is named.
    #[error("the King on {0} cannot be left out")]
    King(String),
    /// The pieces of the game are not on the board at the beginning.
    #[error("the pieces are not on the board at the beginning")]
    NotOnBoard,
    /// Chance decides where the pieces stand.
    #[error("the pieces are dealt")]
    Dealt,
    /// The position without the pieces is not valid.
    #[error("no game can begin without them: {0}")]
    Position(#[from] PositionError),
    /// Without the pieces the game is over, or the other side begins.
    #[error("no game can begin without them")]
    Unplayable,
}

impl Odds {
    /// Returns the squares.
    pub fn squares(&self) -> impl Iterator<Item = &str> {
        self.squares.iter().take(self.count).filter_map(|square| str::from_utf8(square).ok())
    }
}

impl FromStr for Odds {
    type Err = OddsError;

    fn from_str(text: &str) -> Result<Self, OddsError> {
        let words = text.split(|letter: char| letter.is_whitespace() || letter == ',');
        let mut named = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            let word = word.to_ascii_lowercase();
            match word.as_bytes() {
                &[file, rank] if file.is_ascii_lowercase() && rank.is_ascii_digit() => {
                    named.push([file, rank])
                }
                _ => return Err(OddsError::NoPiece(word.chars().take(20).collect())),
            }
        }
        named.sort_unstable();
        named.dedup();
        let mut squares = [[0; 2]; MAX_ODDS];
        match named.len() {
            0 => Err(OddsError::Nothing),
            count @ ..=MAX_ODDS => {
                for (square, named) in squares.iter_mut().zip(named) {
                    *square = named;
                }
                Ok(Self { squares, count })
            }
            _ => Err(OddsError::TooMany),
        }
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.squares().collect::<Vec<_>>().join(" "))
    }
}

/// The pieces that odds take away, as they are found: all of one side, and none a King.
#[derive(Default)]
pub(crate) struct Removal {
    giver: Option<Seat>,
}

impl Removal {
    /// Notes that a piece goes.
    pub(crate) fn take(&mut self, square: &str, owner: Seat, is_king: bool) -> Result<(), OddsError> {
        if is_king {
            return Err(OddsError::King(square.to_owned()));
        }
        match self.giver.replace(owner) {
            Some(giver) if giver != owner => Err(OddsError::BothSides),
            _ => Ok(()),
        }
    }

    /// Returns the position with the side that does without the pieces.
    pub(crate) fn done(self, position: Value) -> Result<(Value, Seat), OddsError> {
        self.giver.map(|giver| (position, giver)).ok_or(OddsError::Nothing)
    }
}
