//! Ids of the buttons of challenges: `accept/12`, or `invite/poker/34`.

use std::fmt;
use std::str::FromStr;

use crate::ui::answer_words::ANSWERS;
use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::Answer;

/// A button of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InviteId {
    /// The answer to a challenge.
    Answer(Answer, i64),
    /// A challenge of this person to this game.
    Invite(&'static str, i64),
}

impl fmt::Display for InviteId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(answer, challenge) => write!(f, "{}/{challenge}", word(&ANSWERS, answer)),
            Self::Invite(game, player) => write!(f, "invite/{game}/{player}"),
        }
    }
}

impl FromStr for InviteId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["invite", game, player] => {
                Some(Self::Invite(trickmate_rules::game(game)?.name(), read_number(player)?))
            }
            [answer, challenge] => Some(Self::Answer(meaning(&ANSWERS, answer)?, read_number(challenge)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let answers = ANSWERS.map(|(answer, _)| InviteId::Answer(answer, i64::MAX));
        for id in answers.into_iter().chain([InviteId::Invite("summoner", i64::MAX)]) {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for text in ["", "/", "accept", "accept/-1", "accept/1/2", "invite/go/1", "invite/poker/x"] {
            assert_eq!(text.parse::<InviteId>(), Err(UnknownId), "{text}");
        }
    }
}
