//! What Discord has to be told.

use trickmate_rules::Seat;

/// Something has been committed that Discord does not show yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A challenge that has changed its state.
    Challenge(i64),
    /// A match that has moved on.
    Match(i64),
    /// A match whose new board those who watch it have to be told of.
    Watchers(i64),
    /// A match whose clocks have been moved without a move.
    Clocks(i64),
    /// A player who is to be reminded of the deadline in a match.
    Reminder(i64, Seat),
    /// A server that has removed the bot, whose players have to be told that their games are paused.
    Departure(i64),
    /// An offer that has been made or has changed its state.
    Offer(i64),
    /// A daily puzzle whose message is to be posted or has changed.
    Daily(i64),
    /// A match whose analysis has been asked for or made.
    Analysis(i64),
    /// A week whose highlights are to be posted.
    Highlights(i64),
}
