//! The names of the game and its seats.

use crate::seat::SeatName;

pub(super) const NAME: &str = "poker";
pub(super) const TITLE: &str = "Poker Chess";

pub(super) const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];
