//! Numbers within text ids.

use std::str::FromStr;

/// Reads a number that is not negative, or an id.
pub(crate) fn read_number<N: FromStr + Default + PartialOrd>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number| *number >= N::default())
}
