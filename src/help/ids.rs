//! Ids of the buttons of the first message: `start/play`.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};

/// A first step that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// The greeting.
    Greeting,
    /// The steps to play somebody.
    Play,
    /// The list of games to read the rules of.
    Rules,
    /// The open challenges of the server.
    Challenges,
    /// Pings when somebody looks for an opponent.
    Follow,
    /// The end of these pings.
    Unfollow,
    /// All commands.
    Commands,
}

/// The words for them.
pub(crate) const STARTS: [(Start, &str); 7] = [
    (Start::Greeting, "greeting"),
    (Start::Play, "play"),
    (Start::Rules, "rules"),
    (Start::Challenges, "challenges"),
    (Start::Follow, "follow"),
    (Start::Unfollow, "unfollow"),
    (Start::Commands, "commands"),
];

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "start/{}", word(&STARTS, self))
    }
}

impl FromStr for Start {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        text.strip_prefix("start/").and_then(|step| meaning(&STARTS, step)).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (step, _) in STARTS {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        for text in ["start", "start/", "start/end"] {
            assert_eq!(text.parse::<Start>(), Err(UnknownId), "{text}");
        }
    }
}
