//! The lanes of the workers, each with limits of running and waiting jobs.

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Loading matches, and performing actions in them.
    Game,
    /// Boards for everybody.
    Board,
    /// Pictures for one person.
    Picture,
    /// Suggestions while somebody types.
    Suggestion,
    /// Replays of matches.
    Replay,
    /// Reading imported records.
    Import,
    /// Animations.
    Animation,
    /// The computer's moves, and hints.
    Computer,
    /// Analyses of games that are over.
    Analysis,
    /// Comparing positions with those of running rated games.
    FairPlay,
}

/// Limits of the waiting jobs of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Capacity {
    /// All jobs together.
    pub(super) all: usize,
    /// The jobs of one person.
    pub(super) person: usize,
}

impl Lane {
    /// Every lane.
    pub const ALL: [Self; 10] = [
        Self::Game,
        Self::Board,
        Self::Picture,
        Self::Suggestion,
        Self::Replay,
        Self::Import,
        Self::Animation,
        Self::Computer,
        Self::Analysis,
        Self::FairPlay,
    ];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Board => "board",
            Self::Picture => "picture",
            Self::Suggestion => "suggestion",
            Self::Replay => "replay",
            Self::Import => "import",
            Self::Animation => "animation",
            Self::Computer => "computer",
            Self::Analysis => "analysis",
            Self::FairPlay => "fair play",
        }
    }

    /// Returns the number of jobs that run at a time. Work for which no running game waits gets one thread.
    pub(super) fn slots(self, cores: usize) -> usize {
        match self {
            Self::Game | Self::Board | Self::Picture => cores.max(2),
            Self::Suggestion
            | Self::Replay
            | Self::Import
            | Self::Animation
            | Self::Analysis
            | Self::FairPlay => 1,
            // One core stays free for answers to people.
            Self::Computer => cores.saturating_sub(1).max(1),
        }
    }

    /// Returns the number of jobs that may wait.
    pub(super) const fn capacity(self) -> Capacity {
        let (all, person) = match self {
            // Far more than a crowd needs: every player may have several jobs waiting.
            Self::Game | Self::Board => (16 * 1024, 64),
            Self::Suggestion | Self::Computer => (64, 16),
            Self::Picture | Self::Replay => (128, 32),
            Self::Import | Self::Animation | Self::Analysis | Self::FairPlay => (32, 8),
        };
        Capacity { all, person }
    }
}
