//! Games against the computer: how they begin, and what it answers to offers. Its moves are in `computer_turns`.

use crate::invitations::challenge::SeatWish;
use crate::matches::seat_number::seat_of;
use trickmate_engine::Level;
use trickmate_rules::Seat;

/// The level of a game for which none is chosen.
const USUAL_LEVEL: u8 = 2;

/// Seat and level of the computer in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerSeat {
    /// Its seat.
    pub seat: Seat,
    /// Its level.
    pub level: Level,
    /// Result that it expected at its last move, in thousandths of a win.
    pub(crate) expects: Option<i64>,
}

impl ComputerSeat {
    /// The computer's seat as it is stored; `None` where people play each other.
    pub(crate) fn of(seat: Option<i64>, level: Option<i64>, expects: Option<i64>) -> Option<Self> {
        let level = u8::try_from(level?).ok().and_then(Level::new)?;
        Some(Self { seat: seat_of(seat?), level, expects })
    }

    /// Returns its name for pictures and records.
    pub(crate) fn name(self) -> String {
        format!("Computer, level {}", self.level.number())
    }
}

/// A game against the computer that somebody asks for.
#[derive(Clone, Debug)]
pub struct ComputerGame {
    /// Discord's id of the request: the same request twice begins one game.
    pub request: i64,
    /// The button or menu that was pressed, and in which message: pressed again before the player has acted in the game, it
    /// leads to that one.
    pub pressed: Option<String>,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel.
    pub channel: i64,
    /// Player who asks.
    pub player: i64,
    /// Seat that they want.
    pub seat: SeatWish,
    /// Level of the computer.
    pub level: Level,
}

/// The level of a game for which none is chosen.
#[must_use]
pub fn usual_level() -> Level {
    Level::new(USUAL_LEVEL).unwrap_or(Level::HIGHEST)
}
