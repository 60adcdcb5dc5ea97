//! The numbers of moves.

use std::fmt;

use crate::ply::Ply;
use crate::seat::Seat;

/// The running number of moves in pairs. A new one begins when the first seat takes over, and numbers start from 1 in
/// every part of a game.
#[derive(Default)]
pub(crate) struct Numbering {
    pub(crate) number: u32,
    seat: Option<Seat>,
    part: u8,
}

impl Numbering {
    /// Counts the next ply and returns `true` if its number has to be written before it.
    pub(crate) fn take(&mut self, ply: &Ply) -> bool {
        !(ply.simultaneous && self.has_begun(ply.part)) && self.turn(ply.seat, ply.part)
    }

    /// Checks whether there has been a number in this part.
    pub(crate) fn has_begun(&self, part: u8) -> bool {
        self.number > 0 && self.part == part
    }

    pub(crate) fn turn(&mut self, seat: Option<Seat>, part: u8) -> bool {
        if part != self.part {
            *self = Self { part, ..Self::default() };
        }
        let started = self.number > 0;
        let turns = seat.is_some() && seat != self.seat;
        if !started || (turns && seat == Some(Seat::First)) {
            self.number += 1;
        }
        if turns {
            self.seat = seat;
        }
        !started || (turns && seat == Some(Seat::First))
    }
}

impl fmt::Display for Numbering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.seat == Some(Seat::Second) { "…" } else { "." };
        write!(f, "{}{dots}", self.number)
    }
}
