//! The names of the game and its seats.

use crate::seat::SeatName;

pub(super) const NAME: &str = "cardmate";
pub(super) const TITLE: &str = "Cardmate";

pub(super) const SEATS: [SeatName; 2] =
    [SeatName { key: "forehand", title: "Forehand" }, SeatName { key: "rearhand", title: "Rearhand" }];
