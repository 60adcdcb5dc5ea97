//! A team that plays in another channel, or on another server, than its opponents.

use crate::error::ServiceError;
use crate::ids::{ChannelId, InvitationCode, MessageId, Timestamp, Version};
use crate::matches::seat_number::seat_of;
use crate::teams::away_place::AwayPlace;
use crate::teams::away_rows::AwayTeamRow;
use crate::teams::rows::TeamGameRow;
use trickmate_rules::Seat;

/// State of the invitation of an away team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AwayState {
    /// Nobody has answered yet.
    Asked,
    /// Somebody there has accepted.
    Accepted,
    /// Somebody there has declined.
    Declined,
    /// Nobody has answered in time.
    Expired,
}

impl AwayState {
    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "asked" => Self::Asked,
            "accepted" => Self::Accepted,
            "declined" => Self::Declined,
            "expired" => Self::Expired,
            _ => return None,
        })
    }
}

/// A team that plays elsewhere, or is invited to.
#[derive(Clone, Debug)]
pub struct AwayTeam {
    /// Its seat.
    pub seat: Seat,
    /// The code of its invitation.
    pub code: InvitationCode,
    /// The state of its invitation.
    pub state: AwayState,
    /// When the invitation expires.
    pub expires_at: Timestamp,
    /// Its place; `None` until another server has accepted.
    pub place: Option<AwayPlace>,
    /// The thread in which it plays, if it has one.
    pub thread: Option<ChannelId>,
    /// Its message.
    pub message: Option<MessageId>,
    /// `true` if its message shows the game as it is.
    pub is_announced: bool,
    /// `true` if its board shows all votes.
    pub is_tally_announced: bool,
    /// `true` if its channel is gone.
    pub is_lost: bool,
    /// `true` if its server has removed the bot.
    pub is_departed: bool,
    pub(crate) board: Option<MessageId>,
    pub(crate) board_version: Version,
    pub(crate) refusals: i64,
    pub(crate) refused_until: Timestamp,
}

impl AwayTeam {
    /// Reads the row of a game's away team.
    pub(crate) fn of(row: AwayTeamRow, game: &TeamGameRow) -> Result<Self, ServiceError> {
        let corrupt = || ServiceError::Corrupt(row.game.get(), "teams: an unknown invitation".to_owned());
        Ok(Self {
            seat: seat_of(row.seat),
            code: row.code,
            state: AwayState::of(&row.state).ok_or_else(corrupt)?,
            expires_at: row.expires_at,
            place: row.server.zip(row.channel).map(|(server, channel)| AwayPlace { server, channel }),
            thread: row.thread,
            message: row.message,
            is_announced: row.announced >= game.version,
            is_tally_announced: row.tally_announced >= game.tally,
            is_lost: row.lost != 0,
            is_departed: row.departed != 0,
            board: row.board,
            board_version: row.board_version,
            refusals: row.refusals,
            refused_until: row.refused_until,
        })
    }

    /// Returns its place, if it plays there.
    #[must_use]
    pub fn home(&self) -> Option<AwayPlace> {
        self.place.filter(|_| self.state == AwayState::Accepted)
    }

    /// Returns the seat that nobody can take where the game was made: the team plays elsewhere or is asked to.
    #[must_use]
    pub fn absent_seat(&self) -> Option<Seat> {
        matches!(self.state, AwayState::Asked | AwayState::Accepted).then_some(self.seat)
    }
}
