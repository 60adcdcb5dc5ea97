//! The stored analysis of a match.

use crate::ids::MatchId;
use trickmate_study::analysis::Analysis;

/// Progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisState {
    /// The analysis is being made.
    UnderWay,
    /// The analysis is complete.
    Done,
    /// The analysis failed.
    Failed,
}

/// The analysis of a match.
#[derive(Clone, Debug)]
pub struct GameAnalysis {
    /// The number of the match.
    pub game: MatchId,
    /// Choices judged until now.
    pub analysis: Analysis,
    /// Progress of the analysis.
    pub state: AnalysisState,
    pub(crate) announced: i64,
}

impl GameAnalysis {
    /// Returns the stage that should be noted: see `analyses.announced` in the database.
    const fn to_tell(&self) -> i64 {
        match self.state {
            AnalysisState::UnderWay => 1,
            AnalysisState::Done | AnalysisState::Failed => 2,
        }
    }

    /// Returns `true` if the people who wait for the analysis know its current state.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.announced >= self.to_tell()
    }

    pub(crate) const fn told(&self) -> i64 {
        self.to_tell()
    }
}
