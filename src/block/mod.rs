//! Blocks: people who cannot play with each other.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
