//! Squares of a board.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use super::shape::Shape;
use crate::excerpt::excerpt;

/// A square of the board `S`. Displayed by its name, such as `e4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<S> {
    index: u8,
    shape: PhantomData<S>,
}

impl<S: Shape> Square<S> {
    /// Returns the square on this file and rank, both counted from 0; `None` off the board.
    #[must_use]
    pub fn at(file: i8, rank: i8) -> Option<Self> {
        let (file, rank) = (u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
        (file < S::FILES && rank < S::RANKS).then(|| Self::from_raw(rank * S::FILES + file))
    }

    /// Returns the square with this index, counted rank by rank from the lowest; `None` off the board.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        (index < usize::from(S::SQUARES)).then(|| Self::from_raw(index as u8))
    }

    pub(super) const fn from_raw(index: u8) -> Self {
        Self { index, shape: PhantomData }
    }

    /// Returns the index, counted rank by rank from the lowest, in a rank from the file `a`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the file, 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.index % S::FILES
    }

    /// Returns the rank counted from 0, whatever the board calls its lowest.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.index / S::FILES
    }

    /// Returns the square `files` to the right and `ranks` up; `None` off the board.
    #[must_use]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::at((self.file() as i8).checked_add(files)?, (self.rank() as i8).checked_add(ranks)?)
    }

    /// Checks whether it is a light square, like h1 on a chess board.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// Returns the square opposite through the centre of the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_raw(S::SQUARES - 1 - self.index)
    }

    /// Returns all squares in the order of their index.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..S::SQUARES).map(Self::from_raw)
    }
}

impl<S: Shape> fmt::Display for Square<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + S::FIRST_RANK)
    }
}

impl<S: Shape> fmt::Debug for Square<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not name a square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square “{0}” on this board")]
pub struct ParseSquareError(pub String);

impl<S: Shape> FromStr for Square<S> {
    type Err = ParseSquareError;

    /// Reads a file letter and a rank number, such as `a0` on the 10 × 10 board.
    ///
    /// ```
    /// use trickmate_rules::kernel::{Board10, Board8, Square};
    /// assert!("a0".parse::<Square<Board10>>().is_ok());
    /// assert!("a0".parse::<Square<Board8>>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match *text.as_bytes() {
            [file, rank @ b'0'..=b'9'] if file.is_ascii_lowercase() => {
                let rank = (rank - b'0') as i8 - S::FIRST_RANK as i8;
                Self::at((file - b'a') as i8, rank)
            }
            _ => None,
        }
        .ok_or_else(|| ParseSquareError(excerpt(text)))
    }
}
