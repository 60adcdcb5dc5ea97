//! Poker Chess.
