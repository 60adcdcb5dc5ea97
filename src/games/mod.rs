//! Everybody’s own games.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
