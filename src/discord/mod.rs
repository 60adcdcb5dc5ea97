//! The bot: interactions in, hall calls; notices of the hall out, messages.
//!
//! [`run`] is all that a program needs. Everything that is sent goes through `delivery`; what is committed is told by
//! the `announcer`; `interaction` answers buttons, menus and forms, `commands` has a file per topic.

mod announcer;
mod asking;
mod board_message;
mod bot;
mod challenge_card;
mod clock_lines;
mod commands;
mod custom_id;
mod deck_choice;
mod deck_form;
mod deck_message;
mod delivery;
mod draft;
mod endpoint;
mod error;
mod failure;
mod forgetting;
mod form;
mod hand_panel;
mod interaction;
mod ladder_message;
mod meter;
mod notification;
mod offers;
mod panel;
mod picture;
mod play;
mod points;
mod precedence;
mod profile_message;
mod replay;
mod replay_id;
mod replay_press;
mod reply;
mod reratings;
mod server_panel;
mod settings_panel;
mod showdown;
mod tally;
mod timekeeper;
mod trouble;
mod turns;
mod verify;
mod vitals;
mod watching;
mod wish;
mod workshop;

pub use bot::{Settings, run};
pub use error::BotError;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use announcer::Announcer;
use delivery::Delivery;
use lru::LruCache;
use picture::Pictures;
use poise::serenity_prelude::InteractionId;
use vitals::Vitals;

use tokio::sync::Notify;

use crate::hall::Hall;

/// What everything in here works with.
struct Bot {
    hall: Hall,
    delivery: Delivery,
    announcer: Announcer,
    pictures: Pictures,
    vitals: Arc<Vitals>,
    /// The latest interactions: one that is delivered twice is answered once.
    seen: Mutex<LruCache<InteractionId, ()>>,
    /// Wakes the timekeeper when the gateway is there again.
    connected: Notify,
}

/// How many interactions are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

impl Bot {
    /// Whether an interaction is new.
    fn is_new(&self, interaction: InteractionId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.put(interaction, ()).is_none()
    }
}
