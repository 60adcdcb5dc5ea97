//! Puzzles.

pub(crate) mod command;
pub(crate) mod daily;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod solve;
pub(crate) mod tell;
