//! The context of every feature: the bot, the limits of people's requests, the state of the connections.

pub(crate) mod bot;
pub(crate) mod channel_sight;
pub(crate) mod health;
pub(crate) mod known_servers;
pub(crate) mod outages;
pub(crate) mod own_roles;
pub(crate) mod pacing;
