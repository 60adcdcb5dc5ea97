//! Events to announce on Discord.

use crate::attempts::item::{WorkItem, WorkQueue};
use trickmate_rules::Seat;

/// A committed change that Discord does not show yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A challenge that has changed its state.
    Challenge(i64),
    /// A match with a new action.
    Match(i64),
    /// A match whose spectators have to be notified of a new board.
    Watchers(i64),
    /// A match whose clocks have been moved without a move.
    Clocks(i64),
    /// Reminder of the deadline in a match, for one seat.
    Reminder(i64, Seat),
    /// A server that has removed the bot, whose players have to be notified that their games are paused.
    Departure(i64),
    /// An offer that has been made or has changed its state.
    Offer(i64),
    /// Daily puzzle whose message should be posted or has changed.
    Daily(i64),
    /// A match whose analysis has been asked for or made.
    Analysis(i64),
    /// Week whose highlights should be posted.
    Highlights(i64),
    /// A parked item, whose players have to be notified.
    Parked(i64),
}

impl Event {
    /// Returns the queued item from which it is announced after a restart; `None` if it is lost with the process.
    #[must_use]
    pub const fn work_item(self) -> Option<WorkItem> {
        let (queue, number) = match self {
            Self::Challenge(id) => (WorkQueue::Challenge, id),
            Self::Match(id) => (WorkQueue::Board, id),
            Self::Watchers(id) => (WorkQueue::Spectators, id),
            Self::Reminder(id, seat) => (WorkQueue::Reminder, 2 * id + seat.index() as i64),
            Self::Departure(server) => (WorkQueue::Departure, server),
            Self::Offer(id) => (WorkQueue::Offer, id),
            Self::Daily(id) => (WorkQueue::Daily, id),
            Self::Analysis(id) => (WorkQueue::AnalysisPost, id),
            Self::Highlights(id) => (WorkQueue::Highlights, id),
            Self::Clocks(_) | Self::Parked(_) => return None,
        };
        Some(WorkItem { queue, number })
    }
}
