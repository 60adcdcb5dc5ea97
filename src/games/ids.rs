//! Ids of the buttons below the list of a user’s games: `games/2`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::PageNumber;

/// A page of a user’s games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamesId(pub(crate) PageNumber);

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
        let last = PageNumber::new(i64::MAX);
        assert_eq!(GamesId(last).to_string().parse(), Ok(GamesId(last)));
        for text in ["games", "games/", "games/-1", "games/1/2"] {
            assert_eq!(text.parse::<GamesId>(), Err(UnknownId), "{text}");
        }
    }
}
