//! Taking moves back: a row among a match's actions that says how many plies stay.
//!
//! Nothing stored is ever changed. What is replayed leaves out what was taken back; the seed being the same, chance
//! decides as it did before.

/// What stands before the number of plies that stay.
const WORD: &str = "takeback ";

/// The text of the action after which so many plies are left.
pub(crate) fn text(left: usize) -> String {
    format!("{WORD}{left}")
}

/// How many plies an action leaves, if it takes moves back.
pub(crate) fn plies_left(text: &str) -> Option<usize> {
    text.strip_prefix(WORD)?.parse().ok()
}
