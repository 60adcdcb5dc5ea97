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
mod served;
pub(crate) mod settings;
pub(crate) mod sign_in;
mod status_listener;
pub(crate) mod status_server;
