//! Takebacks: actions of a match that contain the number of plies to keep.
//!
//! Stored rows never change. A replay leaves out what was taken back. The seed is the same, so chance decides as
//! before.

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
