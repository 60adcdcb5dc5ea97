//! A clock in the database.

use crate::db::row::from_row;
use crate::ids::Timestamp;
use trickmate_rules::Seat;

/// The clock of one seat of a running match. Times in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// The seat.
    pub seat: Seat,
    /// The time for every turn in correspondence; `None` in a live match.
    pub per_turn: Option<i64>,
    /// Time left when it starts running again.
    pub remaining: i64,
    /// When it runs out; `None` while it is stopped.
    pub deadline: Option<Timestamp>,
    /// 1 if the clock is stopped because the player is on vacation, 2 if because its server has removed the bot.
    pub paused: i64,
    /// When the player is reminded.
    pub remind_at: Option<Timestamp>,
}

from_row!(ClockRow { seat, per_turn, remaining, deadline, paused, remind_at });
