//! Errors about team games.

use thiserror::Error;

use crate::ids::PlayerId;
use trickmate_rules::Seat;

/// Reason why a request about a team game is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TeamRequestError {
    /// No such game.
    #[error("there is no such game of teams")]
    NoGame,
    /// Players would have to bring decks.
    #[error("players would have to bring decks")]
    Decks,
    /// A vote has its own time, not a clock.
    #[error("a vote needs a time for each turn")]
    Time,
    /// The server or the organizer has too many unfinished team games.
    #[error("too many games of teams are not over")]
    TooMany,
    /// The game has begun, is over, or was called off.
    #[error("nobody can join any more")]
    Closed,
    /// The side is not a team.
    #[error("that side is no team")]
    NoTeam,
    /// The team is full.
    #[error("the team is full")]
    Full,
    /// The player is in the other team, and nobody changes teams.
    #[error("the player is in the other team")]
    OtherTeam(Seat),
    /// The opponent cannot join a team.
    #[error("the player is the opponent of the team")]
    IsOpponent,
    /// Only somebody else may begin or call off the game.
    #[error("only {0} may do that")]
    NotYours(PlayerId),
    /// A team has no member yet.
    #[error("a team has no member")]
    NoMember(Seat),
    /// Only members of the teams may do that.
    #[error("the player is in no team of this game")]
    NotIn,
    /// The member joined after the vote opened.
    #[error("the member may vote from the next vote on")]
    NotYet,
    /// The team plays elsewhere.
    #[error("the team plays elsewhere")]
    Elsewhere,
    /// Another team is invited or has accepted.
    #[error("the other team is invited")]
    Invited,
    /// Both teams have members, so neither can play elsewhere.
    #[error("both teams have members")]
    BothJoined,
    /// The game is made in that channel.
    #[error("the game is made in that channel")]
    SameChannel,
    /// The invitation is for another server.
    #[error("the invitation is for another server")]
    SameServer,
    /// No invitation with this code can be answered here.
    #[error("there is no such invitation")]
    NoInvitation,
    /// Somebody else has to accept the invitation.
    #[error("the organizer cannot answer the invitation")]
    OwnInvitation,
    /// Only managers of a server may answer.
    #[error("only managers of the server may answer")]
    NotManager,
    /// The server of the other team has removed the bot.
    #[error("the other team's server has removed the bot")]
    AwayGone,
    /// A team votes on one action at a time.
    #[error("a team votes on one action at a time")]
    OneAction,
    /// Team games have no offers, plans or similar requests.
    #[error("not in a game of teams")]
    InTeams,
}
