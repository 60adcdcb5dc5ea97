//! Lessons and puzzles: data, one engine of steps, and the proofs that the data is right. Nothing here knows Discord.

mod error;
pub mod lesson;
pub mod puzzle;
mod setup;

pub use error::StudyError;
