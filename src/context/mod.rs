//! What every feature works with: the bot, how often people may ask, the connections that stand.

pub(crate) mod bot;
pub(crate) mod channel_sight;
pub(crate) mod health;
pub(crate) mod known_servers;
pub(crate) mod outages;
pub(crate) mod pacing;
