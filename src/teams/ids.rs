//! Ids of the buttons, menus and forms of team games: `team/join/12/0` joins the team of the first seat in team game 12,
//! `team/accept/345` accepts the invitation with the code 345.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::{InvitationCode, TeamGameId};
use trickmate_rules::Seat;

/// A button, menu or form of a team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TeamId {
    /// Joins the team of a seat.
    Join(TeamGameId, Seat),
    /// Begins the match.
    Begin(TeamGameId),
    /// Calls the game off before it begins.
    Cancel(TeamGameId),
    /// Shows where the other team can play instead.
    Elsewhere(TeamGameId),
    /// Invites the channel chosen in the menu.
    Channel(TeamGameId),
    /// Invites another server.
    Server(TeamGameId),
    /// The form for the code of an invitation, and the button that opens it.
    Code,
    /// Accepts an invitation.
    Accept(InvitationCode),
    /// Declines an invitation.
    Decline(InvitationCode),
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join(game, seat) => write!(f, "team/join/{game}/{}", seat.index()),
            Self::Begin(game) => write!(f, "team/begin/{game}"),
            Self::Cancel(game) => write!(f, "team/cancel/{game}"),
            Self::Elsewhere(game) => write!(f, "team/elsewhere/{game}"),
            Self::Channel(game) => write!(f, "team/channel/{game}"),
            Self::Server(game) => write!(f, "team/server/{game}"),
            Self::Code => f.write_str("team/code"),
            Self::Accept(code) => write!(f, "team/accept/{code}"),
            Self::Decline(code) => write!(f, "team/decline/{code}"),
        }
    }
}

impl FromStr for TeamId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let game = |number| read_number(number).map(TeamGameId::new);
        let code = |number| read_number(number).map(InvitationCode::new);
        let read = || match parts[..] {
            ["team", "join", number, "0"] => Some(Self::Join(game(number)?, Seat::First)),
            ["team", "join", number, "1"] => Some(Self::Join(game(number)?, Seat::Second)),
            ["team", "begin", number] => Some(Self::Begin(game(number)?)),
            ["team", "cancel", number] => Some(Self::Cancel(game(number)?)),
            ["team", "elsewhere", number] => Some(Self::Elsewhere(game(number)?)),
            ["team", "channel", number] => Some(Self::Channel(game(number)?)),
            ["team", "server", number] => Some(Self::Server(game(number)?)),
            ["team", "code"] => Some(Self::Code),
            ["team", "accept", number] => Some(Self::Accept(code(number)?)),
            ["team", "decline", number] => Some(Self::Decline(code(number)?)),
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
        let code = InvitationCode::new(999_999_999_999);
        let others = [
            TeamId::Begin(game),
            TeamId::Cancel(game),
            TeamId::Elsewhere(game),
            TeamId::Channel(game),
            TeamId::Server(game),
            TeamId::Code,
            TeamId::Accept(code),
            TeamId::Decline(code),
        ];
        for id in joins.into_iter().chain(others) {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "team", "team/join/1", "team/join/1/2", "team/begin/x", "team/begin/1/0"] {
            assert_eq!(text.parse::<TeamId>(), Err(UnknownId), "{text}");
        }
    }
}
