//! The terms of a simultaneous exhibition.

use crate::clocks::time_control::TimeControl;
use crate::ids::{ChannelId, PlayerId, RequestId, ServerId};
use crate::invitations::challenge::SeatWish;
use crate::simuls::board::SimulBoard;
use trickmate_rules::Seat;

/// Most guests of an exhibition.
pub const MAX_GUESTS: u16 = 20;

/// The host's seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostSeats {
    /// The first seat on every board.
    First,
    /// The second seat on every board.
    Second,
    /// The first seat and the second seat alternately.
    Alternating,
    /// A seat drawn at random for each board.
    Drawn,
}

impl HostSeats {
    /// All choices.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Alternating, Self::Drawn];

    /// Returns the stored form.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Alternating => "alternating",
            Self::Drawn => "drawn",
        }
    }

    /// Reads the stored form.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seats| seats.word() == word)
    }

    /// Returns the host's seat on a board.
    pub(crate) const fn on(self, board: SimulBoard) -> SeatWish {
        match self {
            Self::First => SeatWish::Seat(Seat::First),
            Self::Second => SeatWish::Seat(Seat::Second),
            Self::Alternating if board.0 % 2 == 1 => SeatWish::Seat(Seat::First),
            Self::Alternating => SeatWish::Seat(Seat::Second),
            Self::Drawn => SeatWish::Any,
        }
    }
}

/// State of a simultaneous exhibition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SimulState {
    /// Guests can join.
    Open,
    /// Games are played.
    Running,
    /// All games are over.
    Finished,
    /// It was called off before it began.
    Cancelled,
}

impl SimulState {
    const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Finished, Self::Cancelled];

    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Cancelled => "cancelled",
        }
    }

    /// Reads the stored form.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// Terms of a simultaneous exhibition that somebody asks for.
#[derive(Clone, Debug)]
pub struct SimulTerms {
    /// Discord's id of the request: the same request twice makes one exhibition.
    pub request: RequestId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The host.
    pub host: PlayerId,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The time control; `None` for the server's.
    pub time: Option<TimeControl>,
    /// `true` if results change ratings.
    pub rated: bool,
    /// Most guests; `None` for the general limit.
    pub places: Option<u16>,
    /// The host's seats.
    pub seats: HostSeats,
}
