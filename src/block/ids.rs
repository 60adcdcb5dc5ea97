//! Ids of the buttons that end a block: `unblock/12`.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;
use trickmate_host::PlayerId;

/// The end of the block of this person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UnblockId(pub(crate) PlayerId);

impl fmt::Display for UnblockId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unblock/{}", self.0)
    }
}

impl FromStr for UnblockId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        // Deleted people have a negative id.
        let person = text.strip_prefix("unblock/").and_then(|person| person.parse().ok());
        person.map(Self).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for id in [UnblockId(PlayerId::new(i64::MAX)), UnblockId(PlayerId::new(i64::MIN))] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["unblock", "unblock/", "unblock/x", "unblock/1/2"] {
            assert_eq!(text.parse::<UnblockId>(), Err(UnknownId), "{text}");
        }
    }
}
