//! Ids of the buttons below the list of a user’s games: `games/2`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;

/// A page of a user’s games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamesId(pub(crate) i64);

impl fmt::Display for GamesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "games/{}", self.0)
    }
}

impl FromStr for GamesId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        text.strip_prefix("games/").and_then(read_number).map(Self).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(GamesId(i64::MAX).to_string().parse(), Ok(GamesId(i64::MAX)));
        for text in ["games", "games/", "games/-1", "games/1/2"] {
            assert_eq!(text.parse::<GamesId>(), Err(UnknownId), "{text}");
        }
    }
}
