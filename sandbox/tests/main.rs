//! The sandbox as a client sees it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod bot;
mod browser;
mod conformance;
mod control;
mod faults;
mod gateway;
mod limits;
mod robustness;
mod round_trip;
mod rules;
mod stage;
