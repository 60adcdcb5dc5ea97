//! The analysis of a match as it is kept.

use trickmate_study::analysis::Analysis;

/// How far an analysis has come.
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
    /// What has been judged so far.
    pub analysis: Analysis,
    /// How far it has come.
    pub state: AnalysisState,
    /// The channel and the message that tell of it.
    pub message: Option<(i64, i64)>,
    pub(crate) announced: i64,
}

impl GameAnalysis {
    /// What its message has to tell: see `analyses.announced` in the database.
    const fn to_tell(&self) -> i64 {
        match self.state {
            AnalysisState::UnderWay => 1,
            AnalysisState::Done | AnalysisState::Failed => 2,
        }
    }

    /// Whether its message tells what it has to.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.announced >= self.to_tell()
    }

    pub(crate) const fn told(&self) -> i64 {
        self.to_tell()
    }
}
