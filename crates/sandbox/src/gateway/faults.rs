//! Faults on demand: the failures of Discord's gateway, for tests.

use std::time::Duration;

use serde_json::Value;
use thiserror::Error;
use tokio::time::Instant;

use super::close::{self, Close};
use super::hub::Hub;
use super::payload::op;
use super::planned_faults::PlannedFaults;
use super::registry::{Connection, End, Registry, Stall};

/// The connections that a fault affects: those that match all given fields. Without any, all are affected, including
/// those without a session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Target {
    /// The connections of this application.
    pub application_id: Option<u64>,
    /// The connections of the shard with this number.
    pub shard: Option<u32>,
    /// Session that it affects.
    pub session_id: Option<String>,
}

impl Target {
    /// Selects every connection.
    #[must_use]
    pub fn all() -> Self {
        Self::default()
    }

    /// Selects the connections of an application.
    #[must_use]
    pub fn application(id: u64) -> Self {
        Self { application_id: Some(id), ..Self::default() }
    }

    /// Selects the connection of a session.
    #[must_use]
    pub fn session(id: impl Into<String>) -> Self {
        Self { session_id: Some(id.into()), ..Self::default() }
    }

    fn matches(&self, connection: &Connection, registry: &Registry) -> bool {
        let session = connection.session.as_ref().and_then(|id| registry.sessions.get(id));
        self.application_id.is_none_or(|id| session.is_some_and(|session| session.application_id == id))
            && self.shard.is_none_or(|shard| session.is_some_and(|session| session.shard.0 == shard))
            && self.session_id.as_ref().is_none_or(|id| connection.session.as_ref() == Some(id))
    }
}

/// A close frame cannot have the close code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{0} is not a code that a WebSocket may be closed with")]
pub struct CannotBeSent(pub u16);

/// Each of these returns the number of affected connections, unless it is for future ones.
impl Hub {
    /// Cuts the TCP connections without a close frame. The sessions can be resumed.
    pub fn drop_connections(&self, target: &Target) -> usize {
        self.apply(target, |registry, connection, now| registry.end(connection, End::Drop, now))
    }

    /// Closes the connections with `code`. As with Discord, the sessions can be resumed except after 4004, 4007 and
    /// 4009 to 4014.
    ///
    /// # Errors
    /// If `code` is reserved and cannot be sent.
    pub fn close(&self, target: &Target, code: u16) -> Result<usize, CannotBeSent> {
        if !close::may_be_sent(code) {
            return Err(CannotBeSent(code));
        }
        let end = End::Close(Close { code, reason: "Closed on request.".into() });
        Ok(self.apply(target, |registry, connection, now| registry.end(connection, end.clone(), now)))
    }

    /// Sends op 7, Reconnect. A client that stays is closed after
    /// [`reconnect_grace`](super::HubConfig::reconnect_grace).
    pub fn reconnect(&self, target: &Target) -> usize {
        let grace = self.config.reconnect_grace;
        self.apply(target, |registry, connection, now| {
            registry.control(connection, op::RECONNECT, &Value::Null);
            if let Some(link) = registry.connections.get_mut(&connection) {
                link.close_at = Some(now + grace);
            }
        })
    }

    /// Sends op 9, Invalid Session. The sessions are gone unless `resumable`; the connections stay
    /// open for an Identify or Resume.
    pub fn invalidate(&self, target: &Target, resumable: bool) -> usize {
        self.apply(target, |registry, connection, now| registry.invalidate(connection, resumable, now))
    }

    /// Sends op 1, the request for a heartbeat.
    pub fn request_heartbeat(&self, target: &Target) -> usize {
        self.apply(target, |registry, connection, _| {
            registry.control(connection, op::HEARTBEAT, &Value::Null)
        })
    }

    /// Sends nothing on the connections, not even heartbeat ACKs, `for_how_long` or until [`Hub::release`]. The
    /// client's payloads are still read.
    pub fn stall(&self, target: &Target, for_how_long: Option<Duration>) -> usize {
        self.apply(target, |registry, connection, now| {
            if let Some(link) = registry.connections.get_mut(&connection) {
                link.stall = for_how_long.map_or(Stall::UntilReleased, |time| Stall::Until(now + time));
            }
        })
    }

    /// Ends every lasting fault, and cancels the planned ones.
    pub fn clear_faults(&self) {
        self.release(&Target::all());
        self.ignore_heartbeats(&Target::all(), false);
        let mut registry = self.registry();
        registry.stall_next = 0;
        for application in registry.applications.values_mut() {
            application.faults = PlannedFaults::default();
        }
    }

    /// Ends [`Hub::stall`] and sends the held back payloads.
    pub fn release(&self, target: &Target) -> usize {
        self.apply(target, |registry, connection, _| {
            if let Some(link) = registry.connections.get_mut(&connection) {
                link.stall = Stall::None;
                link.wake();
            }
        })
    }

    /// Accepts the next `count` connections and sends nothing on them, not even Hello, until
    /// [`Hub::release`].
    pub fn stall_next_connections(&self, count: usize) {
        self.registry().stall_next = count;
    }

    /// Leaves heartbeats on the connections without an ACK, or answers them again.
    pub fn ignore_heartbeats(&self, target: &Target, ignore: bool) -> usize {
        self.apply(target, |registry, connection, _| {
            if let Some(link) = registry.connections.get_mut(&connection) {
                link.acknowledges = !ignore;
            }
        })
    }

    /// Refuses the next `count` Resumes of an application with op 9, not resumable.
    pub fn refuse_resumes(&self, application_id: u64, count: usize) {
        self.registry().application(application_id, Instant::now()).faults.refuse_resumes = count;
    }

    /// Sends the next event that an application's session receives twice, with two sequence numbers: the next one
    /// called `event`, or the next of any name. May be called repeatedly.
    pub fn duplicate_next(&self, application_id: u64, event: Option<&str>) {
        let mut registry = self.registry();
        let faults = &mut registry.application(application_id, Instant::now()).faults;
        faults.duplicates.push_back(event.map(str::to_owned));
    }

    /// Holds back each event of an application for `delay` from now on; zero ends it. The order of
    /// events does not change.
    pub fn delay_dispatches(&self, application_id: u64, delay: Duration) {
        self.registry().application(application_id, Instant::now()).faults.delay = delay;
    }

    fn apply(&self, target: &Target, mut fault: impl FnMut(&mut Registry, u64, Instant)) -> usize {
        let now = Instant::now();
        let mut registry = self.registry();
        let affected: Vec<u64> = registry
            .connections
            .iter()
            .filter(|(_, connection)| connection.end.is_none() && target.matches(connection, &registry))
            .map(|(id, _)| *id)
            .collect();
        for connection in &affected {
            fault(&mut registry, *connection, now);
        }
        affected.len()
    }
}
