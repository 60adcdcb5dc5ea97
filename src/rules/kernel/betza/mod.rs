//! Betza's notation for the moves of pieces.
//!
//! A piece is a list of *terms*: modifiers in lower case, an atom in upper case, perhaps a range. What is read
//! here, and what each letter means, is written down in `docs/betza.md`; the rules there follow R. Betza's
//! "funny notation" with the choices of the games' rules where other programs differ.

mod direction;
mod error;
mod parser;
mod ride;
#[cfg(test)]
mod tests;

pub use error::{BetzaError, BetzaProblem};
pub use ride::{Manner, Mode, Ride};

/// The movement of one kind of piece as its owner sees it, compiled from Betza notation.
///
/// ```
/// use trickmate::rules::kernel::Betza;
/// let seven: Betza = "FfsWbmW".parse()?;
/// assert_eq!(seven.rides().len(), 8);
/// let error = "NqW".parse::<Betza>().unwrap_err();
/// assert_eq!(error.place, 1);
/// # Ok::<(), trickmate::rules::kernel::BetzaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Betza {
    rides: Vec<Ride>,
}

impl Betza {
    /// The single-direction parts of the movement, in the order written, each only once.
    #[must_use]
    pub fn rides(&self) -> &[Ride] {
        &self.rides
    }
}

/// The movement of these parts, each only once.
impl FromIterator<Ride> for Betza {
    fn from_iter<I: IntoIterator<Item = Ride>>(parts: I) -> Self {
        let mut rides = Vec::new();
        for ride in parts {
            if !rides.contains(&ride) {
                rides.push(ride);
            }
        }
        Self { rides }
    }
}

impl std::str::FromStr for Betza {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Self, BetzaError> {
        Ok(parser::rides(text)?.into_iter().collect())
    }
}
