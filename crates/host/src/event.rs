//! Events to announce on Discord.

use crate::attempts::item::{WorkItem, WorkQueue};
use crate::ids::{
    ChallengeId, DailyId, HighlightsId, MatchId, OfferId, ParkedId, SeasonId, SeriesId, ServerId, SimulId,
    TeamGameId, TournamentId,
};
use trickmate_rules::Seat;

/// A committed change that Discord does not show yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A challenge that has changed its state.
    Challenge(ChallengeId),
    /// A match with a new action.
    Match(MatchId),
    /// A match whose spectators have to be notified of a new board.
    Watchers(MatchId),
    /// A match whose clocks have been moved without a move.
    Clocks(MatchId),
    /// Reminder of the deadline in a match, for one seat.
    Reminder(MatchId, Seat),
    /// A server that has removed the bot, whose players have to be notified that their games are paused.
    Departure(ServerId),
    /// An offer that has been made or has changed its state.
    Offer(OfferId),
    /// Daily puzzle whose message should be posted or has changed.
    Daily(DailyId),
    /// A match whose analysis has been asked for or made.
    Analysis(MatchId),
    /// Week whose highlights should be posted.
    Highlights(HighlightsId),
    /// A tournament whose message should be posted or has changed.
    Tournament(TournamentId),
    /// A series whose message has to be updated.
    Series(SeriesId),
    /// A simultaneous exhibition whose message should be posted or has changed.
    Simul(SimulId),
    /// A season that is over, whose table should be posted or has changed.
    Season(SeasonId),
    /// A server whose roles for ratings should be brought up to date.
    Roles(ServerId),
    /// A team game whose message or votes have changed.
    TeamGame(TeamGameId),
    /// A parked item, whose players have to be notified.
    Parked(ParkedId),
}

impl Event {
    /// Returns the queued item from which it is announced after a restart; `None` if the event is lost with the
    /// process, or could not kill one.
    #[must_use]
    pub const fn work_item(self) -> Option<WorkItem> {
        let (queue, number) = match self {
            Self::Challenge(id) => (WorkQueue::Challenge, id.get()),
            Self::Match(id) => (WorkQueue::Board, id.get()),
            Self::Watchers(id) => (WorkQueue::Spectators, id.get()),
            Self::Reminder(id, seat) => (WorkQueue::Reminder, 2 * id.get() + seat.index() as i64),
            Self::Departure(server) => (WorkQueue::Departure, server.get()),
            Self::Offer(id) => (WorkQueue::Offer, id.get()),
            Self::Daily(id) => (WorkQueue::Daily, id.get()),
            Self::Analysis(id) => (WorkQueue::AnalysisPost, id.get()),
            Self::Highlights(id) => (WorkQueue::Highlights, id.get()),
            Self::Tournament(id) => (WorkQueue::Tournament, id.get()),
            Self::Series(id) => (WorkQueue::Series, id.get()),
            Self::Simul(id) => (WorkQueue::Simul, id.get()),
            Self::Season(id) => (WorkQueue::Season, id.get()),
            Self::Roles(server) => (WorkQueue::Roles, server.get()),
            Self::Clocks(_) | Self::TeamGame(_) | Self::Parked(_) => return None,
        };
        Some(WorkItem { queue, number })
    }
}
