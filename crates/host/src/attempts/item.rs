//! The items of work in the queues of the database.

use std::fmt;

/// A queue of work that survives a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkQueue {
    /// The computer's turns, by match.
    ComputerTurn,
    /// The choices of analyses, by match.
    Analysis,
    /// Boards to be shown, by match.
    Board,
    /// Spectators to be notified of a board, by match.
    Spectators,
    /// Messages of challenges.
    Challenge,
    /// Messages of offers.
    Offer,
    /// Reminders, by match and seat.
    Reminder,
    /// Players to be notified that a server has removed the bot, by server.
    Departure,
    /// Messages of analyses, by match.
    AnalysisPost,
    /// Daily puzzles to be posted.
    Daily,
    /// Highlights to be posted.
    Highlights,
    /// Messages of tournaments.
    Tournament,
    /// Rounds of tournaments to be paired, begun and ended, by tournament.
    TournamentRound,
    /// Messages of series.
    Series,
    /// Next games of series to begin, by series.
    SeriesGame,
    /// Tables of seasons to be posted.
    Season,
    /// Roles for ratings to be given and taken, by server.
    Roles,
    /// Matches that run out of time.
    TimeOut,
    /// Matches that are left to chance.
    Chance,
    /// Placing plans, by match.
    PlacingPlan,
    /// Planned moves, by match.
    ConditionalMove,
    /// Messages of simultaneous exhibitions.
    Simul,
    /// Games of simultaneous exhibitions to be begun, by exhibition.
    SimulGames,
}

impl WorkQueue {
    /// Every queue.
    pub const ALL: [Self; 23] = [
        Self::ComputerTurn,
        Self::Analysis,
        Self::Board,
        Self::Spectators,
        Self::Challenge,
        Self::Offer,
        Self::Reminder,
        Self::Departure,
        Self::AnalysisPost,
        Self::Daily,
        Self::Highlights,
        Self::Tournament,
        Self::TournamentRound,
        Self::Series,
        Self::SeriesGame,
        Self::Season,
        Self::Roles,
        Self::TimeOut,
        Self::Chance,
        Self::PlacingPlan,
        Self::ConditionalMove,
        Self::Simul,
        Self::SimulGames,
    ];

    /// Returns the word for it in the database, in metrics and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ComputerTurn => "computer-turn",
            Self::Analysis => "analysis",
            Self::Board => "board",
            Self::Spectators => "spectators",
            Self::Challenge => "challenge",
            Self::Offer => "offer",
            Self::Reminder => "reminder",
            Self::Departure => "departure",
            Self::AnalysisPost => "analysis-post",
            Self::Daily => "daily",
            Self::Highlights => "highlights",
            Self::Tournament => "tournament",
            Self::TournamentRound => "tournament-round",
            Self::Series => "series",
            Self::SeriesGame => "series-game",
            Self::Season => "season",
            Self::Roles => "roles",
            Self::TimeOut => "time-out",
            Self::Chance => "chance",
            Self::PlacingPlan => "placing-plan",
            Self::ConditionalMove => "conditional-move",
            Self::Simul => "simul",
            Self::SimulGames => "simul-games",
        }
    }

    /// Returns the queue with this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|queue| queue.word() == word)
    }

    /// Returns `true` if its items are matches, and a new version of a match makes a new item.
    pub(crate) const fn is_by_version(self) -> bool {
        matches!(
            self,
            Self::ComputerTurn
                | Self::Board
                | Self::Spectators
                | Self::TimeOut
                | Self::Chance
                | Self::PlacingPlan
                | Self::ConditionalMove
        )
    }
}

/// An item of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkItem {
    /// The queue.
    pub queue: WorkQueue,
    /// The number of the item in its queue.
    pub number: i64,
}

impl fmt::Display for WorkItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.queue.word(), self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_queue_is_found_by_its_word() {
        for queue in WorkQueue::ALL {
            assert_eq!(WorkQueue::of(queue.word()), Some(queue));
        }
        assert_eq!(WorkQueue::of(""), None);
    }
}
