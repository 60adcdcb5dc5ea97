//! Offers in a match: a draw, a takeback, the end, a rematch.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod make;
pub(crate) mod press;
pub(crate) mod tell;
