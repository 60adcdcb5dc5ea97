//! What everything in here works with.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use poise::serenity_prelude::InteractionId;

use crate::discord::api::client::ApiClient;
use crate::discord::app::health::Health;
use crate::discord::app::known_servers::KnownServers;
use crate::discord::app::outages::Outages;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Pacing;
use crate::discord::publish::announcer::Announcer;
use crate::discord::view::picture::Pictures;
use trickmate_host::workers::Lane;
use trickmate_host::{GameService, HostedMatch, ServiceError};

/// Everything that the parts of the bot share.
pub(super) struct Bot {
    pub(super) service: GameService,
    pub(super) delivery: ApiClient,
    pub(super) announcer: Announcer,
    pub(super) pictures: Pictures,
    pub(super) pacing: Pacing,
    pub(super) health: Arc<Health>,
    /// The latest interactions: one that is delivered twice is answered once.
    pub(super) seen: Mutex<LruCache<InteractionId, ()>>,
    /// The servers that are not to be greeted.
    pub(super) known_servers: KnownServers,
    /// `true` if these are greeted nevertheless.
    pub(super) greets_all: bool,
    /// Which connections to the gateway stand.
    pub(super) outages: Arc<Outages>,
}

/// Number of interactions that are remembered.
pub(super) const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

impl Bot {
    /// Returns `true` if an interaction is new.
    pub(super) fn is_new(&self, interaction: InteractionId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.put(interaction, ()).is_none()
    }

    /// Looks at a match off the threads that talk to Discord.
    pub(super) async fn look<T: Send + 'static>(
        &self,
        lane: Lane,
        hosted: &HostedMatch,
        look: impl FnOnce(&HostedMatch) -> T + Send + 'static,
    ) -> Result<T, CommandError> {
        let hosted = hosted.clone();
        let seen = self.service.workers().run(lane, move || look(&hosted)).await;
        Ok(seen.map_err(ServiceError::from)?)
    }
}
