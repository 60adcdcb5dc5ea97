//! A clock in the database.

use crate::db::row::from_row;

/// The clock of one seat of a running match. Times in milliseconds, moments since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// The seat, 0 or 1.
    pub seat: i64,
    /// The time for every turn in correspondence; `None` in a live match.
    pub per_turn: Option<i64>,
    /// Time left when it starts running again.
    pub remaining: i64,
    /// When it runs out; `None` while it is stopped.
    pub deadline: Option<i64>,
    /// 1: it is stopped because the player is on vacation; 2: because its server has removed the bot.
    pub paused: i64,
    /// When the player is reminded.
    pub remind_at: Option<i64>,
}

from_row!(ClockRow { seat, per_turn, remaining, deadline, paused, remind_at });
