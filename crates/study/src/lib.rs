//! Lessons and puzzles: data, one engine of steps, and the proofs that the data is right; and what finished games were
//! worth. Nothing here knows Discord.

pub mod analysis;
mod error;
pub mod lesson;
pub mod puzzle;
mod setup;

pub use error::StudyError;
