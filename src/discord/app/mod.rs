//! The life of the bot: start and stop, deadlines, health, erasure.

pub(crate) mod deadlines;
pub(crate) mod erasure;
pub(crate) mod error;
pub(crate) mod health;
pub(crate) mod known_servers;
pub(crate) mod lifecycle;
pub(crate) mod outages;
pub(crate) mod status_server;
