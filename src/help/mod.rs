//! The first steps: greeting, help, and the health of the bot.

pub(crate) mod arrange;
pub(crate) mod buttons;
pub(crate) mod command;
pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod ping;
pub(crate) mod showcase;
pub(crate) mod special_form;
