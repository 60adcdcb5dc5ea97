//! A session: it begins with an Identify and can outlive its connection.

use serde::Serialize;
use serde_json::Value;
use tokio::time::Instant;

use super::replay::ReplayLog;
use super::visibility::Viewer;
use crate::dispatch::{Dispatch, Route};

/// A gateway session.
#[derive(Debug)]
pub(super) struct Session {
    /// Counts sessions, so that they can be listed in the order of their start.
    pub(super) number: u64,
    pub(super) application_id: u64,
    /// The id of the bot's user, as it appears in payloads.
    pub(super) user_id: String,
    /// Number of this shard, and of all shards.
    pub(super) shard: (u32, u32),
    pub(super) intents: u64,
    /// `true` if Identify asked for payload compression.
    pub(super) compress: bool,
    pub(super) presence: Option<Value>,
    pub(super) resumes: u32,
    pub(super) log: ReplayLog,
    /// Events that came during the start of the session: they follow its first `GUILD_CREATE`s.
    pub(super) held: Option<Vec<Dispatch>>,
    pub(super) link: Link,
}

/// State of a session's connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Link {
    /// The session has this connection.
    Connected(u64),
    /// The session has had no connection since this time.
    Lost(Instant),
}

impl Session {
    /// Returns the connection, if there is one.
    pub(super) fn connection(&self) -> Option<u64> {
        match self.link {
            Link::Connected(connection) => Some(connection),
            Link::Lost(_) => None,
        }
    }

    /// Returns `true` if this session receives an event.
    pub(super) fn receives(&self, application_id: u64, dispatch: &Dispatch) -> bool {
        self.application_id == application_id
            && self.serves(dispatch.route)
            && self.viewer().receives(dispatch)
    }

    /// Returns `true` if events on `route` go to this session's shard.
    pub(super) fn serves(&self, route: Route) -> bool {
        route.shard(self.shard.1) == self.shard.0
    }

    /// Returns the facts that decide about the session's view of events.
    pub(super) fn viewer(&self) -> Viewer<'_> {
        Viewer { user_id: &self.user_id, intents: self.intents }
    }
}

/// A session, for inspection.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SessionInfo {
    /// The session's id, as in `READY`.
    pub session_id: String,
    /// The application.
    pub application_id: u64,
    /// The shard's number and the number of shards.
    pub shard: (u32, u32),
    /// The intents of the Identify.
    pub intents: u64,
    /// The sequence number of the last event.
    pub seq: u64,
    /// `true` if a connection is attached.
    pub connected: bool,
    /// Number of resumes of the session.
    pub resumes: u32,
    /// Number of the application's Identifies, in all sessions together.
    pub identifies: u64,
    /// The last presence the bot gave itself.
    pub presence: Option<Value>,
}
