//! The bot: interactions in, service calls; notices of the service out, messages.
//!
//! [`run`] is all that a bot needs. Everything that is sent goes through `api`; what is committed is told by
//! the `announcer`; `input` answers buttons, menus and forms, `commands` has a file per topic.

mod api;
mod app;
mod bot;
mod commands;
mod ids;
mod input;
mod panel;
mod publish;
mod view;

pub use crate::discord::app::error::BotError;
pub use crate::discord::app::lifecycle::run;
pub use crate::discord::app::settings::{Settings, ShardRange};
pub use crate::discord::app::sign_in::is_loopback;
pub use crate::discord::view::curve::curve_of;
