//! Challenges: how a game is arranged.

pub(crate) mod command;
pub(crate) mod invitation;
pub(crate) mod message;
pub(crate) mod tell;
