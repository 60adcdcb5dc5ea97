//! Ids of the buttons of the question about deletion: `forget/true`.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;

/// The answer to the question whether to delete everything about the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ForgetId(pub(crate) bool);

impl fmt::Display for ForgetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "forget/{}", self.0)
    }
}

impl FromStr for ForgetId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let answer = text.strip_prefix("forget/").and_then(|answer| answer.parse().ok());
        answer.map(Self).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for id in [ForgetId(true), ForgetId(false)] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["forget", "forget/", "forget/1"] {
            assert_eq!(text.parse::<ForgetId>(), Err(UnknownId), "{text}");
        }
    }
}
