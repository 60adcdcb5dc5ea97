//! Changes of a server by a menu or a button.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;

/// A change of a server by a menu or a button. Its text form is e.g. `server/threads.true`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerChange {
    /// Limits games to the channels chosen in the menu.
    Channels,
    /// `true` if every game gets a thread.
    Threads(bool),
    /// `true` if games may be rated.
    Rated(bool),
    /// The form for the default time control, and its button.
    Time,
}

impl ServerChange {
    const ALL: [Self; 6] = [
        Self::Channels,
        Self::Threads(true),
        Self::Threads(false),
        Self::Rated(true),
        Self::Rated(false),
        Self::Time,
    ];
}

impl fmt::Display for ServerChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Channels => f.write_str("server/channels"),
            Self::Threads(on) => write!(f, "server/threads.{on}"),
            Self::Rated(on) => write!(f, "server/rated.{on}"),
            Self::Time => f.write_str("server/time"),
        }
    }
}

impl FromStr for ServerChange {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::ALL.into_iter().find(|change| change.to_string() == text).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_is_read_as_it_is_written() {
        for change in ServerChange::ALL {
            assert_eq!(change.to_string().parse(), Ok(change));
        }
        assert_eq!("server/threads.maybe".parse::<ServerChange>(), Err(UnknownId));
    }
}
