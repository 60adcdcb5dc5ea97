//! The life of the bot: start and stop, events of the gateway, deadlines, health.

pub(crate) mod background;
pub(crate) mod deadlines;
pub(crate) mod emoji_upload;
pub(crate) mod error;
pub(crate) mod gateway_events;
pub(crate) mod invite_link;
pub(crate) mod lifecycle;
pub(crate) mod registration;
pub(crate) mod served;
pub(crate) mod settings;
pub(crate) mod sign_in;
pub(crate) mod status_listener;
pub(crate) mod status_server;
