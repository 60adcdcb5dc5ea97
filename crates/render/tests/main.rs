//! Pictures and descriptions of hand-made views.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod animation;
mod contrast;
mod coordinates;
mod covered;
mod decoded;
mod face_down;
mod gallery;
mod labels;
mod leaks;
mod pictures;
mod plots;
mod poker;
mod positions;
mod references;
mod sheets;
mod sized_animations;
mod stories;
mod summoner;
mod tables;
mod texts;
mod themes;
mod tiles;
