//! Ids of the buttons of `/privacy`: `privacy/export` or `forget/true`.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;

/// A button about the stored data of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PrivacyId {
    /// All of it as a file.
    Export,
    /// The question whether to delete it.
    Ask,
    /// The answer to that question.
    Forget(bool),
}

impl PrivacyId {
    const ALL: [Self; 4] = [Self::Export, Self::Ask, Self::Forget(true), Self::Forget(false)];
}

impl fmt::Display for PrivacyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Export => f.write_str("privacy/export"),
            Self::Ask => f.write_str("privacy/delete"),
            Self::Forget(really) => write!(f, "forget/{really}"),
        }
    }
}

impl FromStr for PrivacyId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::ALL.into_iter().find(|id| id.to_string() == text).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for id in PrivacyId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["forget", "forget/", "forget/1", "privacy/all"] {
            assert_eq!(text.parse::<PrivacyId>(), Err(UnknownId), "{text}");
        }
    }
}
