//! Helpers that the tests share: slow programs written from the rules, to compare with; positions; random games.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    missing_docs,
    reason = "only tests use it, and tests may fail loudly"
)]

pub mod chacha;
pub mod comments;
pub mod heaviest;
pub mod imports;
pub mod leaky;
pub mod mailbox;
pub mod memory;
pub mod mystery_table;
pub mod notation;
pub mod pair;
pub mod poker_table;
pub mod positions;
pub mod proptests;
pub mod random;
pub mod slow_chess;
pub mod slow_poker;
pub mod slow_summoner;
pub mod summoner_table;
pub mod table;
pub mod texts;
pub mod twins;
pub mod untrusted;
