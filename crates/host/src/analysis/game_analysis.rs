//! The stored analysis of a match.

use trickmate_study::analysis::Analysis;

/// Progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisState {
    /// It is being made.
    UnderWay,
    /// It is made.
    Done,
    /// It could not be made.
    Failed,
}

/// The analysis of a match.
#[derive(Clone, Debug)]
pub struct GameAnalysis {
    /// The number of the match.
    pub game: i64,
    /// Choices judged until now.
    pub analysis: Analysis,
    /// Progress of the analysis.
    pub state: AnalysisState,
    /// The channel and the message that show it.
    pub message: Option<(i64, i64)>,
    pub(crate) announced: i64,
}

impl GameAnalysis {
    /// Returns the stage that its message should show: see `analyses.announced` in the database.
    const fn to_tell(&self) -> i64 {
        match self.state {
            AnalysisState::UnderWay => 1,
            AnalysisState::Done | AnalysisState::Failed => 2,
        }
    }

    /// Returns `true` if its message is up to date.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.announced >= self.to_tell()
    }

    pub(crate) const fn told(&self) -> i64 {
        self.to_tell()
    }
}
