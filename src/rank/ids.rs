//! Ids of the buttons that turn the pages of a leaderboard: `ladder/poker/0/month/2`; and of the menu of opponents below a
//! profile: `versus/12`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{PageNumber, Period, PlayerId, Scope};

/// A page of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeaderboardId(pub(crate) LeaderboardSpot, pub(crate) PageNumber);

/// The results of this player against the one chosen in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VersusId(pub(crate) PlayerId);

impl fmt::Display for VersusId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "versus/{}", self.0)
    }
}

impl FromStr for VersusId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        text.strip_prefix("versus/").and_then(read_number).map(Self).ok_or(UnknownId)
    }
}

/// The choice of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeaderboardSpot {
    /// The game's name.
    pub(crate) game: &'static str,
    pub(crate) scope: Scope,
    pub(crate) period: Period,
}

/// The words for the periods of a leaderboard.
pub(crate) const PERIODS: [(Period, &str); 3] =
    [(Period::All, "all"), (Period::Month, "month"), (Period::Active, "active")];

impl fmt::Display for LeaderboardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(LeaderboardSpot { game, scope, period }, page) = self;
        write!(f, "ladder/{game}/{}/{}/{page}", scope.number(), word(&PERIODS, period))
    }
}

impl FromStr for LeaderboardId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["ladder", game, scope, period, page] => {
                let game = trickmate_rules::game(game)?.name();
                let (scope, period) = (Scope::of(read_number(scope)?), meaning(&PERIODS, period)?);
                Some(Self(LeaderboardSpot { game, scope, period }, read_number(page)?))
            }
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
        assert_eq!(
            VersusId(PlayerId::new(i64::MAX)).to_string().parse(),
            Ok(VersusId(PlayerId::new(i64::MAX)))
        );
        assert_eq!("versus/-1".parse::<VersusId>(), Err(UnknownId));
        for (period, _) in PERIODS {
            for scope in [Scope::of(0), Scope::of(i64::MAX)] {
                let id = LeaderboardId(
                    LeaderboardSpot { game: "mysterious", scope, period },
                    PageNumber::new(i64::MAX),
                );
                assert_eq!(id.to_string().parse(), Ok(id));
            }
        }
        for text in
            ["ladder/go/0/all/0", "ladder/poker/0/week/0", "ladder/poker/0/all", "ladder/poker/-1/all/0"]
        {
            assert_eq!(text.parse::<LeaderboardId>(), Err(UnknownId), "{text}");
        }
    }
}
