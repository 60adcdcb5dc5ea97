//! Medals of the first three places.

/// The first three places and their medals.
pub(crate) const MEDALS: [(u16, &str); 3] = [(1, "🥇"), (2, "🥈"), (3, "🥉")];
