//! Takebacks: an action of a match that gives the number of plies that stay.
//!
//! Stored rows never change. A replay leaves out what was taken back; as the seed is the same, chance decides as it
//! did before.

/// Word before the number of plies that stay.
const WORD: &str = "takeback ";

/// Returns the text of the action after which this many plies are left.
pub(crate) fn text(left: usize) -> String {
    format!("{WORD}{left}")
}

/// Reads the number of plies that an action leaves, if it is a takeback.
pub(crate) fn plies_left(text: &str) -> Option<usize> {
    text.strip_prefix(WORD)?.parse().ok()
}
