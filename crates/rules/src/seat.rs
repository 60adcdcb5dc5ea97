//! The seats of a match, and its viewers.

use std::fmt;

/// One of the two sides of a match. Each game has its own names for them (see [`crate::Game::seats`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The side that moves first: Forehand, White.
    First,
    /// The other side: Rearhand, Black.
    Second,
}

impl Seat {
    /// Both seats, the first mover first.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns the other seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// Returns 0 for the first seat, 1 for the second: an index for two-element arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A game's name for a seat, e.g. `forehand` in text and JSON, "Forehand" in front of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatName {
    /// Lower-case name used in notation, options and JSON.
    pub key: &'static str,
    /// Name shown to people.
    pub title: &'static str,
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

/// The viewer of a view, a list or a text, who limits its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of one seat.
    Seat(Seat),
    /// Anybody: spectators, the channel.
    Public,
    /// All secrets: for the record after the end, and for the referee.
    Omniscient,
}

impl Viewer {
    /// Checks whether the viewer may know the secrets of a seat's player.
    ///
    /// ```
    /// use trickmate_rules::{Seat, Viewer};
    /// assert!(Viewer::Seat(Seat::First).shares_secrets_of(Seat::First));
    /// assert!(!Viewer::Seat(Seat::First).shares_secrets_of(Seat::Second));
    /// assert!(!Viewer::Public.shares_secrets_of(Seat::First));
    /// ```
    #[must_use]
    pub fn shares_secrets_of(self, seat: Seat) -> bool {
        self == Viewer::Omniscient || self == Viewer::Seat(seat)
    }
}
