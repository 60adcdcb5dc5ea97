//! Lessons and puzzles: their data, the engine of their steps, and the proofs that the data is right; and analyses of
//! finished games. Nothing here knows Discord.

pub mod analysis;
mod error;
pub mod lesson;
pub mod puzzle;
mod setup;

pub use error::StudyError;
