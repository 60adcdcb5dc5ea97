//! Poker Chess.

pub mod hand;
