//! Errors about tournaments.

use crate::ids::RoleId;
use thiserror::Error;

/// Reason why a request about a tournament is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TournamentRequestError {
    /// No such tournament.
    #[error("there is no such tournament")]
    NoTournament,
    /// An invalid name.
    #[error("not a name for a tournament")]
    Name,
    /// The format does not take that many players.
    #[error("{least} to {most} players")]
    Places {
        /// Fewest players.
        least: usize,
        /// Most players.
        most: usize,
    },
    /// The format does not allow this number of rounds.
    #[error("at most {0} rounds")]
    Rounds(u16),
    /// A tie has at most this many games.
    #[error("1 to {0} games between two players")]
    Games(u8),
    /// A round takes whole hours within a range.
    #[error("not a time for a round")]
    RoundLength,
    /// Games without a clock need a time for the round.
    #[error("neither clocks nor a time for a round")]
    NoTime,
    /// Players would have to bring decks.
    #[error("players would have to bring decks")]
    Decks,
    /// The tournament has begun, or was cancelled: nobody can join or leave.
    #[error("the tournament is not open")]
    NotOpen,
    /// The tournament is not under way.
    #[error("the tournament is not under way")]
    NotRunning,
    /// All places are taken.
    #[error("the tournament is full")]
    Full,
    /// The player is not in it.
    #[error("the player is not in the tournament")]
    NotIn,
    /// The player has withdrawn, and cannot come back.
    #[error("the player has withdrawn")]
    Withdrawn,
    /// Only members with a role may join.
    #[error("a role is needed")]
    Role(RoleId),
    /// Only players with ratings in a range may join.
    #[error("the rating is out of range")]
    Rating {
        /// Least rating.
        least: Option<i64>,
        /// Greatest rating.
        most: Option<i64>,
    },
    /// Too few players have joined.
    #[error("fewer than {0} players")]
    TooFew(usize),
    /// Only its organizer and managers of the server may do that.
    #[error("only for the organizer and managers")]
    NotManager,
    /// No such game in it, or one whose result cannot be changed any more.
    #[error("the result cannot be corrected")]
    NoCorrection,
    /// The server or the organizer has too many unfinished tournaments.
    #[error("too many tournaments are not over")]
    TooMany,
    /// An arena needs a live clock.
    #[error("not a live clock")]
    NotLive,
    /// The length of an arena is out of range.
    #[error("not a length of an arena")]
    Length,
    /// The stated start is not in the near future.
    #[error("not a time to begin")]
    Start,
    /// Check-in without a stated start, or too early.
    #[error("not a time to check in")]
    CheckIn,
    /// Players cannot check in at this time.
    #[error("it is not the time to check in")]
    NotCheckingIn,
    /// The person plays in it already.
    #[error("the person is in the tournament already")]
    AlreadyIn,
    /// Breaks exist only in arenas.
    #[error("the tournament is no arena")]
    NotArena,
    /// The pairing of these players cannot be changed in this round.
    #[error("the pairing cannot be corrected")]
    NoSwap,
    /// A game of these players has begun.
    #[error("a game has begun")]
    GameBegun,
    /// Two players would meet again, or somebody would have a second bye.
    #[error("the pairing would break a rule")]
    AgainstRules,
    /// Tournament games have no takebacks, hints or aborts.
    #[error("not in a game of a tournament")]
    InTournament,
}
