//! Analyses of finished games: requested, made one choice at a time, and stored.
//!
//! `host/analysis/requests.rs` makes the analyses of finished games one choice at a time; the next choice is of the
//! analysis that has had the least time (`analyses.spent`). The table `analyses` is the queue and keeps each judged
//! choice. `Event::Analysis` has the private answers of those who wait changed (`analysis/tell.rs`). `host/studies/requests.rs` begins
//! games from a position (`setups` in the database, by challenge). `host/fair_play/requests.rs` compares the positions
//! that the computer is asked about with those of running rated games; a long match is replayed for that once
//! (`kept_keys.rs`), in a separate lane.

pub(crate) mod game_analysis;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use game_analysis::{AnalysisState, GameAnalysis};
pub use rows::AnalysisRow;
