//! Tests of tournaments: pairings follow the rules, and tables match an independent computation.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod arena;
mod knockout;
mod naive;
mod round_robin;
mod simulation;
mod standings;
mod swiss;
mod trf;
