//! The tests of the rules, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod betza;
mod cardmate;
mod chess;
mod golden;
mod hostile;
mod mysterious;
mod observation;
mod origin;
mod poker;
mod poker_hands;
mod replay;
mod score_sheets;
mod summoner;
