//! The person or cause that ended a match without a result.

use trickmate_rules::Seat;

/// The person or cause that ended a match without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbortedBy {
    /// A player, who needed nobody’s consent.
    Player(Seat),
    /// Both players, who agreed.
    Both,
    /// Time that ran out before both players had made enough moves: a clock, or the time of a tournament's round.
    Time,
    /// A manager of the server.
    Manager,
    /// The server's removal of the bot.
    Absence,
}
