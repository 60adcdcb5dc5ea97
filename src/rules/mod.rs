//! The rules of the games and how their pieces move.

pub(crate) mod command;
pub(crate) mod example;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod piece;
