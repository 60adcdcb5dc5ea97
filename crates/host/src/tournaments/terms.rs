//! The terms of a tournament.

use crate::clocks::time_control::TimeControl;
use crate::ids::{ChannelId, PlayerId, RequestId, RoleId, ServerId, Timestamp};
use trickmate_tournaments::{arena, knockout, round_robin, swiss};

/// Way in which players are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentFormat {
    /// Everybody against everybody, once.
    RoundRobin,
    /// Everybody against everybody, once with each colour.
    DoubleRoundRobin,
    /// The loser is out.
    Knockout,
    /// Players with equal or similar scores meet.
    Swiss,
    /// Free players are paired at once, until time is up.
    Arena,
}

impl TournamentFormat {
    /// All formats.
    pub const ALL: [Self; 5] =
        [Self::Swiss, Self::RoundRobin, Self::DoubleRoundRobin, Self::Knockout, Self::Arena];

    /// Returns its stored form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::RoundRobin => "round robin",
            Self::DoubleRoundRobin => "double round robin",
            Self::Knockout => "knockout",
            Self::Swiss => "swiss",
            Self::Arena => "arena",
        }
    }

    /// Reads its stored form.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Returns the fewest and the most players.
    #[must_use]
    pub const fn players(self) -> (usize, usize) {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => {
                (round_robin::LEAST_PLAYERS, round_robin::MOST_PLAYERS)
            }
            Self::Knockout => (knockout::LEAST_PLAYERS, knockout::MOST_PLAYERS),
            Self::Swiss => (2, swiss::MOST_PLAYERS),
            Self::Arena => (arena::LEAST_PLAYERS, arena::MOST_PLAYERS),
        }
    }

    /// Returns the most rounds for this number of players; an arena has one.
    #[must_use]
    pub fn most_rounds(self, players: usize) -> u32 {
        let players = players.clamp(2, self.players().1);
        let needed = players.next_power_of_two().trailing_zeros();
        let schedule = u32::try_from(players - 1 + players % 2).unwrap_or(u32::MAX);
        match self {
            Self::RoundRobin => schedule,
            Self::DoubleRoundRobin => 2 * schedule,
            Self::Knockout | Self::Swiss => needed,
            Self::Arena => 1,
        }
    }
}

/// State of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentState {
    /// Players can join.
    Open,
    /// Rounds are played.
    Running,
    /// No new round begins, and no deadline counts.
    Paused,
    /// All rounds are over.
    Finished,
    /// The tournament was called off.
    Cancelled,
}

impl TournamentState {
    const ALL: [Self; 5] = [Self::Open, Self::Running, Self::Paused, Self::Finished, Self::Cancelled];

    /// Returns its stored form.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Finished => "finished",
            Self::Cancelled => "cancelled",
        }
    }

    /// Reads its stored form.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// Terms of a tournament that somebody wants to create.
#[derive(Clone, Debug)]
pub struct TournamentTerms {
    /// Discord's id of the request: the same request twice makes one tournament.
    pub request: RequestId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The person who organizes it.
    pub organizer: PlayerId,
    /// Its name, as typed.
    pub name: String,
    /// The format.
    pub format: TournamentFormat,
    /// Rounds of a Swiss tournament; `None` for as many as its players need.
    pub rounds: Option<u16>,
    /// Games of a tie in a knock-out, not counting tie-breaks.
    pub best_of: u8,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The time control; `None` for the server's.
    pub time: Option<TimeControl>,
    /// `true` if results change ratings.
    pub rated: bool,
    /// Most players; `None` for as many as the format takes.
    pub places: Option<u16>,
    /// The role that players need.
    pub role: Option<RoleId>,
    /// The least rating of players.
    pub least_rating: Option<i64>,
    /// The greatest rating of players.
    pub most_rating: Option<i64>,
    /// Time for a round, or the length of an arena, in milliseconds.
    pub round_length: Option<i64>,
    /// The time at which it begins automatically; `None` if a manager begins it.
    pub starts_at: Option<Timestamp>,
    /// Length of the check-in before that time, in milliseconds.
    pub check_in: Option<i64>,
}
