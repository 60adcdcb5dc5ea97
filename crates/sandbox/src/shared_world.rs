//! The state that the HTTP side and the gateway share: the world behind its lock, the clock and the transcript.

use crate::clock::Clock;
use crate::config::Capacity;
use crate::gateway::{Directory, Entry, Event, Hub, Identity, MemberQuery};
use crate::secrets::Secrets;
use crate::transcript::Transcript;
use crate::world::World;
use parking_lot::{Mutex, MutexGuard};
use serde_json::{Value, json};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Notify;

/// The world, and everything that learns of its changes.
pub(crate) struct SharedWorld {
    pub(crate) clock: Arc<Clock>,
    pub(crate) transcript: Transcript,
    /// Notified after every change of the world.
    pub(crate) changed: Notify,
    /// The number of times that the world has been locked for a change.
    changes: AtomicU64,
    world: Mutex<World>,
    hub: OnceLock<Arc<Hub>>,
}

/// The world, locked for a change. When it is released, events are sent, in order.
pub(crate) struct WorldWriter<'a> {
    world: MutexGuard<'a, World>,
    shared: &'a SharedWorld,
}

impl Deref for WorldWriter<'_> {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for WorldWriter<'_> {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

impl Drop for WorldWriter<'_> {
    fn drop(&mut self) {
        let outgoing = self.world.take_outgoing();
        // Published under the lock, so that no later change can overtake.
        if let Some(hub) = self.shared.hub.get() {
            for event in outgoing {
                hub.publish_later(event.application_id, event.dispatch, event.hold);
            }
        }
        self.shared.changes.fetch_add(1, Ordering::Release);
        self.shared.changed.notify_waiters();
    }
}

impl SharedWorld {
    pub(crate) fn new(
        secrets: Secrets,
        base_url: String,
        transcript_bytes: usize,
        capacity: Capacity,
        answer_within: Duration,
    ) -> Self {
        let clock = Arc::new(Clock::default());
        Self {
            transcript: Transcript::new(Arc::clone(&clock), transcript_bytes),
            changed: Notify::new(),
            changes: AtomicU64::new(0),
            world: Mutex::new(World::new(Arc::clone(&clock), secrets, base_url, capacity, answer_within)),
            clock,
            hub: OnceLock::new(),
        }
    }

    /// Connects the gateway; only the first call counts.
    pub(crate) fn connect(&self, hub: Arc<Hub>) {
        let _ = self.hub.set(hub);
    }

    /// Returns a number that grows with every change: while it stays, there is nothing new to see.
    pub(crate) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Locks the world for reading.
    pub(crate) fn read(&self) -> MutexGuard<'_, World> {
        self.world.lock()
    }

    /// Locks the world for a change.
    pub(crate) fn write(&self) -> WorldWriter<'_> {
        WorldWriter { world: self.world.lock(), shared: self }
    }
}

impl Directory for SharedWorld {
    fn identify(&self, token: &str) -> Option<Identity> {
        let world = self.read();
        let application_id = world.application_by_token(token)?;
        Some(Identity {
            application_id,
            user: world.user(application_id).ok()?.own_json(),
            flags: world.application(application_id).ok()?.flags(),
            guild_ids: world.application_guilds(application_id),
        })
    }

    fn guild_create(&self, application_id: u64, guild_id: u64) -> Option<Value> {
        self.read().guild_create_json(guild_id, application_id).ok()
    }

    fn members(&self, application_id: u64, guild_id: u64, query: &MemberQuery) -> Option<Vec<Value>> {
        let world = self.read();
        let guild = world.guild_for(guild_id, application_id).ok()?;
        let named = |id: u64, prefix: &str| {
            let nick = guild.members.get(&id).and_then(|member| member.nick.clone()).unwrap_or_default();
            let user = world.users.get(&id);
            let prefix = prefix.to_lowercase();
            user.is_some_and(|user| user.username.to_lowercase().starts_with(&prefix))
                || nick.to_lowercase().starts_with(&prefix)
        };
        let (most, chosen): (usize, Box<dyn Fn(u64) -> bool>) = match query {
            MemberQuery::All => (usize::MAX, Box::new(|_| true)),
            MemberQuery::Prefix { prefix, limit } => (*limit, Box::new(move |id| named(id, prefix))),
            MemberQuery::Ids(ids) => (100, Box::new(|id| ids.contains(&id))),
        };
        let members = guild.members.values().filter(|member| chosen(member.user_id)).take(most);
        Some(members.map(|member| world.member_json(member)).collect())
    }

    fn presence(&self, application_id: u64, presence: &Value) {
        self.write().set_presence(application_id, presence);
    }

    fn transcript(&self, entry: Entry) {
        let direction = match &entry.event {
            Event::Sent { .. } => "out",
            Event::Closed { by, .. } if *by == crate::gateway::Side::Server => "out",
            _ => "in",
        };
        let entry = serde_json::to_value(entry).unwrap_or_default();
        self.transcript.add("gateway", direction, entry);
    }
}

impl SharedWorld {
    /// Returns `true` if an application has a gateway session for an event of a guild, or of none.
    pub(crate) fn is_connected(&self, application_id: u64) -> bool {
        self.hub
            .get()
            .is_some_and(|hub| hub.sessions().iter().any(|session| session.application_id == application_id))
    }

    /// Returns the number of an application's gateway sessions.
    pub(crate) fn session_count(&self, application_id: u64) -> usize {
        let Some(hub) = self.hub.get() else { return 0 };
        hub.sessions()
            .iter()
            .filter(|session| session.application_id == application_id && session.connected)
            .count()
    }

    /// Returns the clock as the control API shows it.
    pub(crate) fn clock_json(&self) -> Value {
        json!({"now": self.clock.now_iso(), "offset_ms": self.clock.offset_ms()})
    }
}
