//! Analyses of finished games: asked for, made one choice at a time, kept.

pub(crate) mod game_analysis;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use game_analysis::{AnalysisState, GameAnalysis};
pub use rows::AnalysisRow;
