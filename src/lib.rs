//! The bot: it turns interactions into service calls, and events of the service into messages.
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
mod plan;
mod play;
mod privacy;
mod puzzle;
mod rank;
mod replay;
mod roles;
mod route;
mod rules;
mod seasons;
mod series;
mod servers;
mod settings;
mod simul;
mod teams;
mod tournaments;
mod typing;
mod ui;
mod watch;

pub use crate::analysis::curve::curve_of;
pub use crate::app::error::BotError;
pub use crate::app::invite_link::InviteLink;
pub use crate::app::lifecycle::run;
pub use crate::app::settings::{Settings, ShardRange};
pub use crate::app::sign_in::is_loopback;
