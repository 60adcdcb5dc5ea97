//! Offers in a match: a draw, a takeback, the end, a rematch.

pub(crate) mod command;
pub(crate) mod make;
pub(crate) mod tell;
