//! A real browser for the tests of pages: headless Chromium, driven through WebDriver, with a person in each tab.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "only tests use it, and tests may fail loudly"
)]

pub mod chromium;
pub mod tab;
mod transport;
