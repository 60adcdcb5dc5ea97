//! The list of a user’s games.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
