//! The sandbox as a client sees it.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod answered;
mod bot;
mod browser;
mod capacity;
mod clients;
mod conformance;
mod control;
mod desk;
mod faults;
mod five_minutes;
mod gateway;
mod imports;
mod installs;
mod invalid;
mod limits;
mod mutations;
mod operations;
mod pictures;
mod presses;
mod program;
mod robustness;
mod round_trip;
mod rules;
mod sessions;
mod sites;
mod slow;
mod stage;
mod strict;
mod valid;
mod wire;
