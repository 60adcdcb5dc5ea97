//! The names of the game and its seats.

use crate::seat::SeatName;

pub(super) const NAME: &str = "mysterious";
pub(super) const TITLE: &str = "Mysterious Chess";

pub(super) const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];
