//! Challenges: how a game is arranged.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod invitation;
pub(crate) mod message;
pub(crate) mod picture;
pub(crate) mod press;
pub(crate) mod tell;
