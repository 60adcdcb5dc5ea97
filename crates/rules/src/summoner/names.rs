//! The names of the game and its seats.

use crate::seat::{Seat, SeatName};

pub(super) const NAME: &str = "summoner";
pub(super) const TITLE: &str = "Summoner’s Chess";

pub(super) const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];

/// The value of the option `variant` for the standard version.
pub(super) const STANDARD: &str = "standard";
/// The value for the courier version.
pub(super) const COURIER: &str = "courier";

/// Returns a seat's name in JSON.
pub(super) const fn key(seat: Seat) -> &'static str {
    SEATS[seat.index()].key
}
