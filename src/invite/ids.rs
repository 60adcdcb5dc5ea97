//! Ids of the buttons of challenges: `accept/12`, `fair/12`, `invite/poker/34`, or `from/g12.3` for a position.

use std::fmt;
use std::str::FromStr;

use crate::replay::ids::StudyRef;
use crate::ui::answer_words::ANSWERS;
use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{Answer, ChallengeId, PlayerId};

/// A button of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InviteId {
    /// The answer to a challenge.
    Answer(Answer, ChallengeId),
    /// A challenge of this person to this game.
    Invite(&'static str, PlayerId),
    /// The proof that a challenge is dealt fairly.
    Details(ChallengeId),
    /// The menu of people to challenge to a game from this position.
    From(StudyRef),
    /// A challenge to anyone to a game from this position.
    FromForAnyone(StudyRef),
}

impl fmt::Display for InviteId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(answer, challenge) => write!(f, "{}/{challenge}", word(&ANSWERS, answer)),
            Self::Details(challenge) => write!(f, "fair/{challenge}"),
            Self::From(study) => write!(f, "from/{study}"),
            Self::FromForAnyone(study) => write!(f, "from-anyone/{study}"),
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
            ["from", study] => Some(Self::From(StudyRef::read(study)?)),
            ["from-anyone", study] => Some(Self::FromForAnyone(StudyRef::read(study)?)),
            ["fair", challenge] => Some(Self::Details(read_number(challenge)?)),
            [answer, challenge] => Some(Self::Answer(meaning(&ANSWERS, answer)?, read_number(challenge)?)),
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::ids::Source;
    use trickmate_host::MatchId;

    #[test]
    fn what_is_written_is_read() {
        let answers = ANSWERS.map(|(answer, _)| InviteId::Answer(answer, ChallengeId::new(i64::MAX)));
        let study = StudyRef { source: Source::Game(MatchId::new(i64::MAX)), ply: usize::MAX };
        let others = [
            InviteId::Invite("summoner", PlayerId::new(i64::MAX)),
            InviteId::Details(ChallengeId::new(i64::MAX)),
            InviteId::From(study),
            InviteId::FromForAnyone(study),
        ];
        for id in answers.into_iter().chain(others) {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for text in ["", "/", "accept", "accept/-1", "accept/1/2", "invite/go/1", "from/12", "invite/poker/x"]
        {
            assert_eq!(text.parse::<InviteId>(), Err(UnknownId), "{text}");
        }
    }
}
