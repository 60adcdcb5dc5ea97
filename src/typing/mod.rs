//! Moves and answers that are typed as messages.

pub(crate) mod exercise;
pub(crate) mod message;
