//! The bot: the state that all its parts share.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use poise::serenity_prelude::InteractionId;

use crate::announce::announcer::Announcer;
use crate::api::client::ApiClient;
use crate::context::health::Health;
use crate::context::known_servers::KnownServers;
use crate::context::outages::Outages;
use crate::context::own_roles::OwnRoles;
use crate::context::pacing::Pacing;
use crate::ui::command_error::CommandError;
use crate::ui::picture::Pictures;
use trickmate_host::workers::Lane;
use trickmate_host::{GameService, HostedMatch, ServiceError};

/// The state that all parts of the bot share.
pub(crate) struct Bot {
    pub(crate) service: GameService,
    pub(crate) delivery: ApiClient,
    pub(crate) announcer: Announcer,
    pub(crate) pictures: Pictures,
    pub(crate) pacing: Pacing,
    pub(crate) health: Arc<Health>,
    /// The latest interactions, so that an interaction delivered twice is answered once.
    pub(crate) seen: Mutex<LruCache<InteractionId, ()>>,
    /// Servers that are not greeted.
    pub(crate) known_servers: KnownServers,
    /// `true` if these are greeted nevertheless.
    pub(crate) greets_all: bool,
    /// The roles that Discord has created for the bot.
    pub(crate) own_roles: OwnRoles,
    /// The state of the connections to the gateway.
    pub(crate) outages: Arc<Outages>,
}

/// Number of interactions that are remembered.
pub(crate) const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

impl Bot {
    /// Returns `true` if an interaction is new.
    pub(crate) fn is_new(&self, interaction: InteractionId) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.put(interaction, ()).is_none()
    }

    /// Examines a match on a worker thread.
    pub(crate) async fn look<T: Send + 'static>(
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
