//! Analyses of finished games: asked for, made one choice at a time, kept.
//!
//! `host/analysis/requests.rs` makes the analyses of finished games, a choice of each in turn, first of the one that has
//! had the least time (`analyses.spent`): `analyses` in the database is the queue and keeps each choice as it is judged,
//! `Event::Analysis` has its message posted and edited (`analysis/tell.rs`). `host/studies/requests.rs` begins games from a
//! position (`setups` in the database, by challenge). `host/fair_play/requests.rs` compares what the computer is asked to
//! look at with the positions of running rated games; a long match is replayed for that once (`kept_keys.rs`), in a lane of
//! its own.

pub(crate) mod game_analysis;
pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use game_analysis::{AnalysisState, GameAnalysis};
pub use rows::AnalysisRow;
