//! Everybody’s own games.

pub(crate) mod command;
