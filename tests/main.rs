//! The integration tests, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod bot;
mod cardmate;
mod chess;
mod cli;
mod hall;
mod mysterious;
mod poker;
mod poker_hands;
mod render;
mod replay;
mod summoner;
mod support;
