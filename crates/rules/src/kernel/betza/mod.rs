//! Betza's notation for the moves of pieces.
//!
//! A piece is a list of *terms*: modifiers in lower case, an atom in upper case, perhaps a range. `docs/betza.md`
//! describes the notation and the meaning of each letter. It follows R. Betza's "funny notation", with the choices of
//! the games' rules where other programs differ.

mod component;
mod direction;
mod error;
mod parser;

use std::collections::HashSet;

pub use crate::kernel::betza::component::{Modality, MoveComponent, PathCondition};
pub use error::{BetzaError, BetzaProblem};

/// The movement of one kind of piece as its owner sees it, compiled from Betza notation.
///
/// ```
/// use trickmate_rules::kernel::Betza;
/// let seven: Betza = "FfsWbmW".parse()?;
/// assert_eq!(seven.rides().len(), 8);
/// let error = "NqW".parse::<Betza>().unwrap_err();
/// assert_eq!(error.place, 1);
/// # Ok::<(), trickmate_rules::kernel::BetzaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Betza {
    rides: Vec<MoveComponent>,
}

impl Betza {
    /// Returns the single-direction parts of the movement, in the order written, each only once.
    #[must_use]
    pub fn rides(&self) -> &[MoveComponent] {
        &self.rides
    }
}

/// The movement of these parts, each only once.
impl FromIterator<MoveComponent> for Betza {
    fn from_iter<I: IntoIterator<Item = MoveComponent>>(parts: I) -> Self {
        let mut known = HashSet::new();
        Self { rides: parts.into_iter().filter(|ride| known.insert(*ride)).collect() }
    }
}

impl std::str::FromStr for Betza {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Self, BetzaError> {
        Ok(parser::rides(text)?.into_iter().collect())
    }
}
