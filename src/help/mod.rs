//! The first steps: greeting, help, and whether the bot is well.

pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod ping;
pub(crate) mod showcase;
