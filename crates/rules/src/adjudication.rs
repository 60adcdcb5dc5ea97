//! Ends of a match outside of its game's rules.

use crate::seat::Seat;

/// An end of the match that lies outside the game's own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjudication {
    /// The players agreed on a draw. Written `draw`.
    Agreement,
    /// The seat resigned. Written `f:resign`, with the first letter of the seat.
    Resignation(Seat),
    /// The seat ran out of time. Written `f:time`.
    Time(Seat),
    /// Both seats, who were to act at the same time, ran out of it at the same moment. Written `time`.
    TimeForBoth,
    /// The match was called off and does not count. Written `abort`.
    Abort,
}
