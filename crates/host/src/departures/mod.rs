//! Servers that remove the bot: their games are paused, and erased when it does not come back.

pub(crate) mod requests;
pub(crate) mod rows;

pub use requests::PausedGames;
