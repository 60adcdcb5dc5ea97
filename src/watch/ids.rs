//! Ids of the button below a notification of spectators: `unwatch/12`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::MatchId;

/// Stops watching the match with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnwatchId(pub(crate) MatchId);

impl fmt::Display for UnwatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unwatch/{}", self.0)
    }
}

impl FromStr for UnwatchId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        text.strip_prefix("unwatch/").and_then(read_number).map(Self).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(
            UnwatchId(MatchId::new(i64::MAX)).to_string().parse(),
            Ok(UnwatchId(MatchId::new(i64::MAX)))
        );
        for text in ["unwatch", "unwatch/", "unwatch/-1", "unwatch/1/2"] {
            assert_eq!(text.parse::<UnwatchId>(), Err(UnknownId), "{text}");
        }
    }
}
