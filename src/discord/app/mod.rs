//! The life of the bot: start and stop, deadlines, health, erasure.

pub(crate) mod background;
pub(crate) mod deadlines;
pub(crate) mod erasure;
pub(crate) mod error;
pub(crate) mod gateway_events;
pub(crate) mod health;
pub(crate) mod known_servers;
pub(crate) mod lifecycle;
pub(crate) mod outages;
mod registration;
pub(crate) mod settings;
pub(crate) mod sign_in;
pub(crate) mod status_server;
