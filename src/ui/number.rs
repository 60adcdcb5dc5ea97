//! Numbers within text ids.

/// Reads a number that is not negative.
pub(crate) fn read_number(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number| *number >= 0)
}
