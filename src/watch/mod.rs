//! Watching a match.

pub(crate) mod command;
pub(crate) mod tell;
