//! Games against the computer: their terms, and the computer's seat. Its moves are in `computer/turns.rs`.

use crate::ids::{ChannelId, Expectation, PlayerId, RequestId, ServerId};
use crate::invitations::challenge::SeatWish;
use trickmate_engine::Level;
use trickmate_rules::Seat;

/// Default level of a game.
const USUAL_LEVEL: u8 = 2;

/// Seat and level of the computer in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerSeat {
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// Result that it expected at its last move.
    pub(crate) expects: Option<Expectation>,
}

impl ComputerSeat {
    /// Returns the computer's seat from its stored form; `None` if people play each other.
    pub(crate) fn of(seat: Option<Seat>, level: Option<i64>, expects: Option<Expectation>) -> Option<Self> {
        let level = u8::try_from(level?).ok().and_then(Level::new)?;
        Some(Self { seat: seat?, level, expects })
    }

    /// Returns its name for pictures and records.
    pub(crate) fn name(self) -> String {
        format!("Computer, level {}", self.level.number())
    }
}

/// A requested game against the computer.
#[derive(Clone, Debug)]
pub struct ComputerGame {
    /// Discord's id of the request: the same request twice begins one game.
    pub request: RequestId,
    /// The pressed button or menu with its message: a second press before the player's first action leads to the same
    /// game.
    pub pressed: Option<String>,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel.
    pub channel: ChannelId,
    /// Player who asks.
    pub player: PlayerId,
    /// Seat that they want.
    pub seat: SeatWish,
    /// Level of the computer.
    pub level: Level,
}

/// Returns the default level of a game.
#[must_use]
pub fn usual_level() -> Level {
    Level::new(USUAL_LEVEL).unwrap_or(Level::HIGHEST)
}
