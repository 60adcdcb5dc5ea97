//! The sandbox as a client sees it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod bot;
mod browser;
mod capacity;
mod clients;
mod conformance;
mod control;
mod faults;
mod gateway;
mod imports;
mod installs;
mod limits;
mod operations;
mod pictures;
mod program;
mod robustness;
mod round_trip;
mod rules;
mod sessions;
mod sites;
mod stage;
mod strict;
mod wire;
