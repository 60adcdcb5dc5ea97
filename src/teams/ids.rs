//! Ids of the buttons of team games: `team/join/12/0` joins the team of the first seat in team game 12.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::TeamGameId;
use trickmate_rules::Seat;

/// A button of a team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TeamId {
    /// Joins the team of a seat.
    Join(TeamGameId, Seat),
    /// Begins the match.
    Begin(TeamGameId),
    /// Calls the game off before it begins.
    Cancel(TeamGameId),
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join(game, seat) => write!(f, "team/join/{game}/{}", seat.index()),
            Self::Begin(game) => write!(f, "team/begin/{game}"),
            Self::Cancel(game) => write!(f, "team/cancel/{game}"),
        }
    }
}

impl FromStr for TeamId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let game = |number| read_number(number).map(TeamGameId::new);
        let read = || match parts[..] {
            ["team", "join", number, "0"] => Some(Self::Join(game(number)?, Seat::First)),
            ["team", "join", number, "1"] => Some(Self::Join(game(number)?, Seat::Second)),
            ["team", "begin", number] => Some(Self::Begin(game(number)?)),
            ["team", "cancel", number] => Some(Self::Cancel(game(number)?)),
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
        let game = TeamGameId::new(i64::MAX);
        let joins = Seat::ALL.map(|seat| TeamId::Join(game, seat));
        for id in joins.into_iter().chain([TeamId::Begin(game), TeamId::Cancel(game)]) {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "team", "team/join/1", "team/join/1/2", "team/begin/x", "team/begin/1/0"] {
            assert_eq!(text.parse::<TeamId>(), Err(UnknownId), "{text}");
        }
    }
}
