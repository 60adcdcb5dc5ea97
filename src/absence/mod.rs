//! Matches whose server has removed the bot.

pub(crate) mod choice;
pub(crate) mod departure;
pub(crate) mod feature;
pub(crate) mod ids;
