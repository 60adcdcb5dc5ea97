//! Requests to Discord: the client, its errors, messages before they are sent, metrics.

pub(crate) mod ack_priority;
pub(crate) mod channel_access;
pub(crate) mod client;
pub(crate) mod command_mentions;
pub(crate) mod direct_boards;
pub(crate) mod emojis;
pub(crate) mod error;
pub(crate) mod in_flight;
pub(crate) mod known_members;
pub(crate) mod membership;
pub(crate) mod metrics;
pub(crate) mod open_panels;
pub(crate) mod outgoing_message;
pub(crate) mod press_tokens;
pub(crate) mod recent_messages;
pub(crate) mod request_budget;
pub(crate) mod role_rights;
pub(crate) mod snowflakes;
pub(crate) mod waiting_answers;
