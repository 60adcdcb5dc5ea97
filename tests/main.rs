//! The integration tests, in one binary.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may fail loudly")]

mod bot;
mod browser;
mod cli;
mod database;
mod links;
mod postgres;
mod service;
mod texts;
