//! A team game: its terms, its state and its members.

use crate::clocks::time_control::TimeControl;
use crate::error::ServiceError;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, RequestId, ServerId, TeamGameId, Timestamp};
use crate::invitations::challenge::stored_options;
use crate::matches::seat_number::seat_of;
use crate::privacy::is_known;
use crate::teams::away_rows::AwayTeamRow;
use crate::teams::away_team::AwayTeam;
use crate::teams::rows::{MemberRow, TeamGameRow};
use crate::teams::team_vote::TeamVote;
use trickmate_engine::Level;
use trickmate_rules::{Game, Options, Seat};

/// The opponent of a team, if only one side is a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamOpponent {
    /// A person.
    Person(PlayerId),
    /// The computer.
    Computer(Level),
}

/// Terms of a team game that somebody asks for.
#[derive(Clone, Debug)]
pub struct NewTeamGame {
    /// The request: the same one twice makes one game.
    pub request: RequestId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The person who makes the game.
    pub organizer: PlayerId,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The seat that is not a team, and who has it; `None` if both are teams.
    pub opponent: Option<(Seat, TeamOpponent)>,
    /// The time for each vote; `None` for the usual one.
    pub time: Option<TimeControl>,
}

/// State of a team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamGameState {
    /// People join.
    Open,
    /// It is played.
    Running,
    /// It is over.
    Over,
    /// It was called off before it began.
    Cancelled,
}

impl TeamGameState {
    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "open" => Self::Open,
            "running" => Self::Running,
            "over" => Self::Over,
            "cancelled" => Self::Cancelled,
            _ => return None,
        })
    }
}

/// A member of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamMember {
    /// The person.
    pub player: PlayerId,
    /// The seat of the team.
    pub seat: Seat,
}

impl TeamMember {
    fn of(row: &MemberRow) -> Option<Self> {
        // Deleted people appear here with a fingerprint.
        is_known(row.player).then(|| Self { player: row.player, seat: seat_of(row.seat) })
    }
}

/// A team game in its present state.
#[derive(Clone, Debug)]
pub struct TeamGame {
    /// Its number.
    pub id: TeamGameId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel of its message.
    pub channel: ChannelId,
    /// The person who made it.
    pub organizer: PlayerId,
    /// The game.
    pub game: &'static dyn Game,
    /// The options.
    pub options: Options,
    /// The seat that is not a team, and who has it; `None` if both are teams.
    pub opponent: Option<(Seat, TeamOpponent)>,
    /// The time for each vote, in milliseconds.
    pub vote_length: i64,
    /// Its state.
    pub state: TeamGameState,
    /// Its match, once it has begun.
    pub match_id: Option<MatchId>,
    /// The members, in the order in which they joined.
    pub members: Vec<TeamMember>,
    /// The team that plays elsewhere or is invited to, if any.
    pub away: Option<AwayTeam>,
    /// Its message.
    pub message: Option<MessageId>,
    /// The version that its message should show.
    pub version: i64,
    /// `true` if its message shows that version.
    pub is_announced: bool,
    /// The number of changes to its votes.
    pub tally: i64,
    /// `true` if its board shows all of these changes.
    pub is_tally_announced: bool,
    /// Refusals of its message by Discord in a row.
    pub(crate) refusals: i64,
    /// Time before which its message is not sent again.
    pub(crate) refused_until: Timestamp,
    pub(crate) looks: i64,
    pub(crate) request: RequestId,
}

impl TeamGame {
    pub(crate) fn of(
        row: TeamGameRow,
        members: &[MemberRow],
        away: Option<AwayTeamRow>,
    ) -> Result<Self, ServiceError> {
        let corrupt = |why: &str| ServiceError::Corrupt(row.id.get(), format!("teams: {why}"));
        let game = trickmate_rules::game(&row.game).ok_or(ServiceError::NoGame)?;
        let level = row.level.and_then(|level| u8::try_from(level).ok()).and_then(Level::new);
        let opponent = match (row.opponent_seat, row.opponent, level) {
            (None, ..) => None,
            (Some(seat), Some(person), _) => Some((seat_of(seat), TeamOpponent::Person(person))),
            (Some(seat), None, Some(level)) => Some((seat_of(seat), TeamOpponent::Computer(level))),
            (Some(_), None, None) => return Err(corrupt("nobody has the other seat")),
        };
        let away = away.map(|away| AwayTeam::of(away, &row)).transpose()?;
        Ok(Self {
            id: row.id,
            server: row.server,
            channel: row.channel,
            organizer: row.organizer,
            game,
            options: stored_options(row.id.get(), game, &row.options)?,
            opponent,
            vote_length: row.vote_length,
            state: TeamGameState::of(&row.state).ok_or_else(|| corrupt("an unknown state"))?,
            match_id: row.match_id,
            members: members.iter().filter_map(TeamMember::of).collect(),
            away,
            message: row.message,
            version: row.version,
            is_announced: row.announced >= row.version,
            tally: row.tally,
            is_tally_announced: row.tally_announced >= row.tally,
            refusals: row.refusals,
            refused_until: row.refused_until,
            looks: row.looks,
            request: row.request,
        })
    }

    /// Returns `true` if a team has this seat.
    #[must_use]
    pub fn is_team(&self, seat: Seat) -> bool {
        self.opponent.is_none_or(|(other, _)| other != seat)
    }

    /// Returns the person who plays against a team.
    #[must_use]
    pub fn person(&self) -> Option<PlayerId> {
        match self.opponent {
            Some((_, TeamOpponent::Person(person))) => Some(person),
            _ => None,
        }
    }

    /// Returns the members of the team of a seat.
    pub fn members_of(&self, seat: Seat) -> impl Iterator<Item = PlayerId> + '_ {
        self.members.iter().filter(move |member| member.seat == seat).map(|member| member.player)
    }
}

/// The teams of a match.
#[derive(Clone, Debug)]
pub struct Teams {
    /// The team game.
    pub game: TeamGameId,
    /// The members of both teams.
    pub members: Vec<TeamMember>,
    /// The team that plays elsewhere or was invited to, if any.
    pub away: Option<AwayTeam>,
    /// The open votes.
    pub votes: Vec<TeamVote>,
}
