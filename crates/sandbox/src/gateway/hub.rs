//! The hub: hands events to sessions and knows them all.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::close::Close;
use super::config::HubConfig;
use super::directory::Directory;
use super::limits::{SessionStartLimit, StartLimit};
use super::registry::{Registry, Times};
use super::replay::Rendered;
use super::session::SessionInfo;
use super::transcript::{Entry, Event};
use crate::dispatch::Dispatch;

/// The gateway: all connections and sessions of all applications.
pub struct Hub {
    pub(super) directory: Arc<dyn Directory>,
    pub(super) config: HubConfig,
    registry: Mutex<Registry>,
}

impl Hub {
    /// Makes a gateway in front of the world of `directory`.
    #[must_use]
    pub fn new(directory: Arc<dyn Directory>, config: HubConfig) -> Arc<Self> {
        Arc::new(Self { directory, config, registry: Mutex::default() })
    }

    /// Hands an event to every session of the application that receives it. Sessions without a
    /// connection keep it for their Resume. Never waits; may be called from any thread and under
    /// any lock of the caller's.
    pub fn publish(&self, application_id: u64, dispatch: Dispatch) {
        self.publish_later(application_id, dispatch, Duration::ZERO);
    }

    /// Publishes an event that is held back for a while, together with those after it.
    pub(crate) fn publish_later(&self, application_id: u64, dispatch: Dispatch, hold: Duration) {
        let event = Rendered::new(dispatch.name, Arc::clone(&dispatch.data));
        let now = Instant::now();
        let mut registry = self.registry();
        registry.expire(&self.config, now);
        let receivers: Vec<String> = registry
            .sessions
            .iter()
            .filter(|(_, session)| session.receives(application_id, &dispatch))
            .map(|(id, _)| id.clone())
            .collect();
        if receivers.is_empty() {
            return;
        }
        let copies = registry.application(application_id, now).faults.copies(dispatch.name);
        for session_id in receivers {
            registry.deliver(&session_id, &dispatch, &event, Times { copies, hold, now }, &self.config);
        }
    }

    /// Returns the sessions that are connected or can be resumed, in the order of their start.
    #[must_use]
    pub fn sessions(&self) -> Vec<SessionInfo> {
        let mut registry = self.registry();
        registry.expire(&self.config, Instant::now());
        let mut sessions: Vec<_> = registry.sessions.iter().collect();
        sessions.sort_by_key(|(_, session)| session.number);
        sessions
            .into_iter()
            .map(|(id, session)| SessionInfo {
                session_id: id.clone(),
                application_id: session.application_id,
                shard: session.shard,
                intents: session.intents,
                seq: session.log.seq(),
                connected: session.connection().is_some(),
                resumes: session.resumes,
                identifies: registry
                    .applications
                    .get(&session.application_id)
                    .map_or(0, |application| application.identifies),
                presence: session.presence.clone(),
            })
            .collect()
    }

    /// Returns the number of open connections, with or without a session.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.registry().connections.values().filter(|connection| connection.end.is_none()).count()
    }

    /// Returns the number of Identifies of an application with a valid token.
    #[must_use]
    pub fn identifies(&self, application_id: u64) -> u64 {
        self.registry().applications.get(&application_id).map_or(0, |application| application.identifies)
    }

    /// Returns the reason why an application's last attempt at a session was refused, unless one has started since. A
    /// token that belongs to nobody counts for every application, if it came after `since`.
    pub(crate) fn refusal(&self, application_id: u64, since: Instant) -> Option<Close> {
        let registry = self.registry();
        let own =
            registry.applications.get(&application_id).and_then(|application| application.refused.clone());
        own.or_else(|| {
            let (at, close) = registry.refused_token.clone()?;
            (at >= since).then_some(close)
        })
    }

    /// Forgets the reason of a refusal, once the application may be accepted.
    pub(crate) fn forgive(&self, application_id: u64) {
        if let Some(application) = self.registry().applications.get_mut(&application_id) {
            application.refused = None;
        }
    }

    /// Returns the number of shards that `GET /gateway/bot` recommends.
    #[must_use]
    pub fn recommended_shards(&self) -> u32 {
        self.config.shards
    }

    /// Returns the remaining Identifies of an application, for `GET /gateway/bot`.
    #[must_use]
    pub fn session_start_limit(&self, application_id: u64) -> SessionStartLimit {
        let now = Instant::now();
        let registry = self.registry();
        let starts = registry.applications.get(&application_id).map(|application| &application.starts);
        starts.unwrap_or(&StartLimit::new(now)).report(&self.config, now)
    }

    /// Returns the state. Nothing is called or awaited while it is locked.
    pub(super) fn registry(&self) -> MutexGuard<'_, Registry> {
        self.registry.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes on the presence of an application's bot; without a connection it is offline.
    pub(super) fn tell_presence(&self, application_id: u64) {
        let mut told = None;
        loop {
            // The presence may change while it is read.
            let presence = self.registry().presence(application_id);
            if told.as_ref() == Some(&presence) {
                return;
            }
            self.directory.presence(application_id, &presence);
            told = Some(presence);
        }
    }

    /// Records an event on a connection.
    pub(super) fn record(&self, connection: u64, event: Event) {
        let label = self.registry().connections.get(&connection).and_then(|link| link.label.clone());
        let (application_id, session_id) = label.unzip();
        self.directory.transcript(Entry { connection, application_id, session_id, event });
    }
}
