//! The tests of lessons and puzzles, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod analysis;
mod lessons;
mod puzzles;
