//! A simultaneous exhibition with its guests.

use crate::clocks::time_control::TimeControl;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, ServerId, SimulId};
use crate::simuls::board::SimulBoard;
use crate::simuls::guests::GuestId;
use crate::simuls::terms::{HostSeats, SimulState};
use trickmate_rules::Game;

/// Result of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SimulResult {
    /// The host has won.
    Host,
    /// The guest has won.
    Guest,
    /// A draw.
    Draw,
    /// The game was called off, or could not begin.
    None,
}

impl SimulResult {
    const ALL: [(Self, &'static str); 4] =
        [(Self::Host, "host"), (Self::Guest, "guest"), (Self::Draw, "draw"), (Self::None, "none")];

    /// Reads the stored form.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(result, _)| result)
    }

    /// Returns the half points of the host and of the guest.
    #[must_use]
    pub const fn halves(self) -> [u32; 2] {
        match self {
            Self::Host => [2, 0],
            Self::Guest => [0, 2],
            Self::Draw => [1, 1],
            Self::None => [0, 0],
        }
    }
}

/// A guest.
#[derive(Clone, Copy, Debug)]
pub struct SimulGuest {
    pub(crate) id: GuestId,
    /// The player.
    pub player: PlayerId,
    /// The board, once the exhibition has begun.
    pub board: Option<SimulBoard>,
    /// The match, once the exhibition has begun.
    pub match_id: Option<MatchId>,
    /// The result.
    pub result: Option<SimulResult>,
}

/// A simultaneous exhibition with its guests.
#[derive(Clone, Debug)]
pub struct HostedSimul {
    /// Its number.
    pub id: SimulId,
    /// The Discord server.
    pub server: ServerId,
    /// The channel.
    pub channel: ChannelId,
    /// The host.
    pub host: PlayerId,
    /// The game.
    pub game: &'static dyn Game,
    /// The options that were chosen.
    pub options: Vec<(String, String)>,
    /// The time control.
    pub time: TimeControl,
    /// `true` if results change ratings.
    pub rated: bool,
    /// Most guests.
    pub places: u16,
    /// The host's seats.
    pub seats: HostSeats,
    /// Its state.
    pub state: SimulState,
    /// `true` if its messages are up to date.
    pub is_announced: bool,
    /// The message with which guests join.
    pub message: Option<MessageId>,
    /// `true` if the message at the end was posted, or never will be.
    pub is_closed: bool,
    /// The guests, ordered by board, or by when they joined.
    pub guests: Vec<SimulGuest>,
    pub(crate) version: i64,
}

impl HostedSimul {
    /// Returns the half points of the host and of all guests so far.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let results = self.guests.iter().filter_map(|guest| guest.result).map(SimulResult::halves);
        results.fold([0, 0], |[host, guests], [more, others]| [host + more, guests + others])
    }

    /// Counts the boards that are over.
    #[must_use]
    pub fn over(&self) -> usize {
        self.guests.iter().filter(|guest| guest.result.is_some()).count()
    }

    /// Returns the guest on a board.
    #[must_use]
    pub fn on(&self, board: SimulBoard) -> Option<&SimulGuest> {
        self.guests.iter().find(|guest| guest.board == Some(board))
    }
}
