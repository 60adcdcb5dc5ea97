//! The bot: interactions in, service calls; events of the service out, messages.
//!
//! [`run`] is all that a bot needs. A feature has a folder with its command, its panel, its messages and its ids; `route` finds
//! the feature that an interaction is for, and everything that is sent goes through `api`.

mod absence;
mod analysis;
mod announce;
mod answer;
mod api;
mod app;
mod block;
mod board;
mod computer;
mod context;
mod decks;
mod fairness;
mod games;
mod help;
mod highlights;
mod invite;
mod learn;
mod offer;
mod play;
mod privacy;
mod puzzle;
mod rank;
mod replay;
mod route;
mod rules;
mod servers;
mod settings;
mod typing;
mod ui;
mod watch;

pub use crate::analysis::curve::curve_of;
pub use crate::app::error::BotError;
pub use crate::app::invite_link::InviteLink;
pub use crate::app::lifecycle::run;
pub use crate::app::settings::{Settings, ShardRange};
pub use crate::app::sign_in::is_loopback;
