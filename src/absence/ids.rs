//! Ids of the choices for a match whose server has removed the bot: `absence/direct/12`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::MatchId;

/// A choice for the match with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AbsenceId(pub(crate) AbsenceAsk, pub(crate) MatchId);

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AbsenceAsk {
    /// Continuation in direct messages.
    Direct,
    /// End without a rating.
    End,
}

/// The choices and the words for them in ids.
pub(crate) const ABSENCE_ASKS: [(AbsenceAsk, &str); 2] =
    [(AbsenceAsk::Direct, "direct"), (AbsenceAsk::End, "end")];

impl fmt::Display for AbsenceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "absence/{}/{}", word(&ABSENCE_ASKS, &self.0), self.1)
    }
}

impl FromStr for AbsenceId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["absence", ask, match_id] => Some(Self(meaning(&ABSENCE_ASKS, ask)?, read_number(match_id)?)),
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
        for (ask, _) in ABSENCE_ASKS {
            let id = AbsenceId(ask, MatchId::new(i64::MAX));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["absence", "absence/direct", "absence/stay/1", "absence/end/-1"] {
            assert_eq!(text.parse::<AbsenceId>(), Err(UnknownId), "{text}");
        }
    }
}
