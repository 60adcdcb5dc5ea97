//! The bot: interactions in, service calls; notices of the service out, messages.
//!
//! [`run`] is all that a program needs. Everything that is sent goes through `delivery`; what is committed is told by
//! the `announcer`; `interaction` answers buttons, menus and forms, `commands` has a file per topic.

mod api;
mod app;
mod commands;
mod input;
mod panel;
mod publish;
mod view;

pub use crate::discord::app::error::BotError;
pub use crate::discord::app::lifecycle::{Settings, run};

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use crate::discord::api::client::ApiClient;
use crate::discord::app::health::Health;
use crate::discord::app::known_servers::KnownServers;
use crate::discord::app::outages::Outages;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Pacing;
use crate::discord::publish::announcer::Announcer;
use crate::discord::view::picture::Pictures;
use lru::LruCache;
use poise::serenity_prelude::InteractionId;

use crate::service::{GameService, HostedMatch, ServiceError};
use crate::workers::Lane;

/// What everything in here works with.
struct Bot {
    service: GameService,
    delivery: ApiClient,
    announcer: Announcer,
    pictures: Pictures,
    pacing: Pacing,
    vitals: Arc<Health>,
    /// The latest interactions: one that is delivered twice is answered once.
    seen: Mutex<LruCache<InteractionId, ()>>,
    /// The servers that are not to be greeted.
    known_servers: KnownServers,
    /// Which connections to the gateway stand.
    outages: Arc<Outages>,
}

/// How many interactions are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

impl Bot {
    /// Whether an interaction is new.
    fn is_new(&self, interaction: InteractionId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.put(interaction, ()).is_none()
    }

    /// Looks at a match off the threads that talk to Discord.
    async fn look<T: Send + 'static>(
        &self,
        lane: Lane,
        table: &HostedMatch,
        look: impl FnOnce(&HostedMatch) -> T + Send + 'static,
    ) -> Result<T, CommandError> {
        let table = table.clone();
        let seen = self.service.workers().run(lane, move || look(&table)).await;
        Ok(seen.map_err(ServiceError::from)?)
    }
}
