//! Sides in ids: `0` and `1` for the seats, `-` for a drawn one.

use std::fmt;

use trickmate_host::SeatWish;
use trickmate_rules::Seat;

/// A side, as ids write it.
pub(crate) struct Side(pub(crate) SeatWish);

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            SeatWish::Any => f.write_str("-"),
            SeatWish::Seat(seat) => write!(f, "{}", seat.index()),
        }
    }
}

/// Reads a side; `None` for other words.
pub(crate) fn read_side(word: &str) -> Option<SeatWish> {
    match word {
        "-" => Some(SeatWish::Any),
        "0" => Some(SeatWish::Seat(Seat::First)),
        "1" => Some(SeatWish::Seat(Seat::Second)),
        _ => None,
    }
}
