//! The hub's state: sessions, connections and applications. Everything here runs under one lock,
//! never waits and calls nobody.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::close::{self, Close, CloseCode};
use super::config::HubConfig;
use super::limits::StartLimit;
use super::payload::{self, op};
use super::planned_faults::PlannedFaults;
use super::replay::{Frame, Pending, Rendered};
use super::session::{Link, Session};
use crate::dispatch::Dispatch;

/// Number of frames that a connection takes at a time.
const BATCH: usize = 32;
/// Most control payloads that may wait for a connection; the send limit keeps honest clients far below.
const MAX_CONTROLS: usize = 256;

/// See the module.
#[derive(Debug, Default)]
pub(super) struct Registry {
    pub(super) sessions: HashMap<String, Session>,
    pub(super) connections: HashMap<u64, Connection>,
    pub(super) applications: HashMap<u64, Application>,
    /// Time from which all members of a guild may be requested again, by application and guild.
    pub(super) members_asked: HashMap<(u64, u64), Instant>,
    /// Time of the latest connection with an unknown token, and its close code.
    pub(super) refused_token: Option<(Instant, Close)>,
    /// Number of further connections to stall from the start.
    pub(super) stall_next: usize,
    connections_opened: u64,
    pub(super) sessions_started: u64,
}

/// State of an application.
#[derive(Debug)]
pub(super) struct Application {
    pub(super) starts: StartLimit,
    pub(super) identifies: u64,
    pub(super) faults: PlannedFaults,
    /// Reason why its last attempt at a session was refused.
    pub(super) refused: Option<Close>,
}

/// Number of copies of an event, and their delay.
#[derive(Debug, Clone, Copy)]
pub(super) struct Times {
    pub(super) copies: usize,
    /// Time for which it is held back.
    pub(super) hold: Duration,
    pub(super) now: Instant,
}

/// The hub's side of a connection.
#[derive(Debug)]
pub(super) struct Connection {
    /// Wakes the connection's task for new work.
    wake: Arc<Notify>,
    /// The session it serves.
    pub(super) session: Option<String>,
    /// The last application and session that it served, for the transcript.
    pub(super) label: Option<(u64, String)>,
    /// The number of the last event that was handed out.
    cursor: u64,
    /// Number of events that the session may be ahead of it.
    allowed_lag: u64,
    controls: VecDeque<Value>,
    pub(super) end: Option<End>,
    /// The time at which to close the connection after op 7.
    pub(super) close_at: Option<Instant>,
    pub(super) stall: Stall,
    /// `true` if heartbeats are acknowledged.
    pub(super) acknowledges: bool,
}

/// Way in which the server ends a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// Dropped without a word.
    Drop,
    /// Closed by a close frame.
    Close(Close),
}

/// Silence of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stall {
    None,
    Until(Instant),
    UntilReleased,
}

/// Next step of a connection's task.
#[derive(Debug)]
pub(super) enum Step {
    /// Send control payloads.
    Controls(Vec<Value>),
    /// Send events, compressed one by one if the session asked for that.
    Events { frames: Vec<Frame>, compress: bool },
    /// Wait to be woken, at most until then.
    Wait(Option<Instant>),
    /// Finish.
    End(End),
}

impl Registry {
    /// Adds a connection; `None` if there are too many.
    pub(super) fn open(&mut self, wake: Arc<Notify>, config: &HubConfig) -> Option<u64> {
        if self.connections.len() >= config.connections {
            return None;
        }
        self.connections_opened += 1;
        let stall = if self.stall_next > 0 { Stall::UntilReleased } else { Stall::None };
        self.stall_next = self.stall_next.saturating_sub(1);
        let connection = Connection {
            wake,
            session: None,
            label: None,
            cursor: 0,
            allowed_lag: 0,
            controls: VecDeque::new(),
            end: None,
            close_at: None,
            stall,
            acknowledges: true,
        };
        self.connections.insert(self.connections_opened, connection);
        let interval = u64::try_from(config.heartbeat_interval.as_millis()).unwrap_or(u64::MAX);
        self.control(self.connections_opened, op::HELLO, &json!({"heartbeat_interval": interval}));
        Some(self.connections_opened)
    }

    /// Removes a connection. Its session continues without a connection if `session_survives`.
    pub(super) fn leave(&mut self, connection: u64, session_survives: bool, now: Instant) {
        self.release(connection, session_survives, now);
        self.connections.remove(&connection);
    }

    /// Ends a connection; its session continues without it if it survives that.
    pub(super) fn end(&mut self, connection: u64, end: End, now: Instant) {
        let survives = match &end {
            End::Drop => true,
            End::Close(close) => close::survives_server_close(close.code),
        };
        self.release(connection, survives, now);
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.end.get_or_insert(end);
            connection.wake.notify_one();
        }
    }

    /// Separates a connection from its session, which is removed unless it survives.
    pub(super) fn release(&mut self, connection: u64, session_survives: bool, now: Instant) {
        let Some(session_id) = self.connections.get_mut(&connection).and_then(|link| link.session.take())
        else {
            return;
        };
        if !session_survives {
            self.sessions.remove(&session_id);
        } else if let Some(session) = self.sessions.get_mut(&session_id) {
            session.link = Link::Lost(now);
        }
    }

    /// Attaches `session` to `connection`, from after event `seq` on. A connection that it already has is closed.
    pub(super) fn attach(
        &mut self,
        connection: u64,
        session_id: &str,
        seq: u64,
        config: &HubConfig,
        now: Instant,
    ) {
        let former = self.sessions.get(session_id).and_then(Session::connection);
        if let Some(former) = former.filter(|former| *former != connection) {
            let close = Close::because(CloseCode::UnknownError, "The session was resumed elsewhere.");
            self.end(former, End::Close(close), now);
        }
        let (Some(link), Some(session)) =
            (self.connections.get_mut(&connection), self.sessions.get_mut(session_id))
        else {
            return;
        };
        session.link = Link::Connected(connection);
        link.session = Some(session_id.to_owned());
        link.label = Some((session.application_id, session_id.to_owned()));
        link.cursor = seq;
        link.allowed_lag = session.log.seq().saturating_sub(seq) + lag(config);
    }

    /// Queues a control payload for a connection.
    pub(super) fn control(&mut self, connection: u64, op: u8, d: &Value) {
        if let Some(link) = self.connections.get_mut(&connection) {
            if link.controls.len() < MAX_CONTROLS {
                link.controls.push_back(payload::control(op, d));
            } else {
                link.end.get_or_insert(End::Drop);
            }
            link.wake.notify_one();
        }
    }

    /// Sends op 9 on a connection, which then has no session. The session can be resumed if `resumable`.
    pub(super) fn invalidate(&mut self, connection: u64, resumable: bool, now: Instant) {
        self.release(connection, resumable, now);
        self.control(connection, op::INVALID_SESSION, &json!(resumable));
    }

    /// Returns the next step of a connection's task.
    pub(super) fn step(&mut self, connection: u64, now: Instant) -> Step {
        let Some(link) = self.connections.get_mut(&connection) else { return Step::End(End::Drop) };
        if let Some(end) = &link.end {
            return Step::End(end.clone());
        }
        if link.close_at.is_some_and(|at| at <= now) {
            let close = Close::because(CloseCode::UnknownError, "Reconnect was requested.");
            return self.end_now(connection, End::Close(close), now);
        }
        match link.stall {
            Stall::UntilReleased => return Step::Wait(link.close_at),
            Stall::Until(until) if until > now => return Step::Wait(earlier(link.close_at, Some(until))),
            Stall::Until(_) => link.stall = Stall::None,
            Stall::None => {}
        }
        if !link.controls.is_empty() {
            return Step::Controls(link.controls.drain(..).collect());
        }
        let Some(session) = link.session.as_ref().and_then(|id| self.sessions.get(id)) else {
            return Step::Wait(link.close_at);
        };
        match session.log.after(link.cursor, now, BATCH) {
            Pending::Frames(frames) => {
                link.cursor = frames.last().map_or(link.cursor, |frame| frame.seq);
                Step::Events { frames, compress: session.compress }
            }
            Pending::Nothing(due) => Step::Wait(earlier(link.close_at, due)),
            Pending::Lost => self.end_now(connection, End::Close(too_slow()), now),
        }
    }

    fn end_now(&mut self, connection: u64, end: End, now: Instant) -> Step {
        self.end(connection, end.clone(), now);
        Step::End(end)
    }

    /// Adds an event to a session and wakes its connection, or ends that one if it lags too far behind.
    pub(super) fn push(&mut self, session_id: &str, event: Rendered, due: Instant, now: Instant) {
        let Some(session) = self.sessions.get_mut(session_id) else { return };
        session.log.push(event, due);
        let seq = session.log.seq();
        let Some(connection) = session.connection() else { return };
        let Some(link) = self.connections.get_mut(&connection) else { return };
        if seq.saturating_sub(link.cursor) > link.allowed_lag {
            self.end(connection, End::Close(too_slow()), now);
        } else {
            link.wake.notify_one();
        }
    }

    /// Gives a session the events of its start: `first`, then those that were held back. They do not count towards the
    /// limits of its replay.
    pub(super) fn begin(&mut self, session_id: &str, first: Vec<Rendered>, config: &HubConfig, now: Instant) {
        let Some(session) = self.sessions.get_mut(session_id) else { return };
        let Some(held) = session.held.take() else { return };
        for event in first {
            session.log.push_extra(event, now);
        }
        let (seq, connection) = (session.log.seq(), session.connection());
        if let Some(link) = connection.and_then(|connection| self.connections.get_mut(&connection)) {
            link.allowed_lag = seq + lag(config);
            link.wake.notify_one();
        }
        for dispatch in held {
            let event = Rendered::new(dispatch.name, Arc::clone(&dispatch.data));
            self.deliver(
                session_id,
                &dispatch,
                &event,
                Times { copies: 1, hold: Duration::ZERO, now },
                config,
            );
        }
    }

    /// Delivers an event to a session that receives it.
    pub(super) fn deliver(
        &mut self,
        session_id: &str,
        dispatch: &Dispatch,
        event: &Rendered,
        Times { copies, hold, now }: Times,
        config: &HubConfig,
    ) {
        let Some(session) = self.sessions.get_mut(session_id) else { return };
        if let Some(held) = &mut session.held {
            if held.len() + copies <= config.replay_events {
                held.extend(std::iter::repeat_n(dispatch.clone(), copies));
                return;
            }
            if let Some(connection) = session.connection() {
                self.invalidate(connection, false, now);
            }
            self.sessions.remove(session_id);
            return;
        }
        let view = session.viewer().view(event, dispatch.route);
        let delay =
            self.applications.get(&session.application_id).map(|application| application.faults.delay);
        let due = now + delay.unwrap_or_default() + hold;
        for _ in 0..copies {
            self.push(session_id, view.clone(), due, now);
        }
    }

    /// Returns the presence that the bot of an application has set in the first of its connected sessions.
    pub(super) fn presence(&self, application_id: u64) -> Value {
        let connected = self
            .sessions
            .values()
            .filter(|session| session.application_id == application_id && session.connection().is_some());
        match connected.min_by_key(|session| session.number) {
            None => json!({"status": "offline", "activities": []}),
            Some(Session { presence: Some(presence), .. }) => presence.clone(),
            Some(_) => json!({"status": "online", "activities": []}),
        }
    }

    /// Removes the sessions that nobody resumed in time.
    pub(super) fn expire(&mut self, config: &HubConfig, now: Instant) {
        self.sessions.retain(|_, session| match session.link {
            Link::Connected(_) => true,
            Link::Lost(since) => now < since + config.session_timeout,
        });
    }

    /// Makes room for one more session of an application; returns whether there is room.
    pub(super) fn make_room(&mut self, application_id: u64, config: &HubConfig) -> bool {
        let own = || self.sessions.iter().filter(|(_, session)| session.application_id == application_id);
        if own().count() < config.sessions_per_application {
            return true;
        }
        let oldest = own()
            .filter(|(_, session)| session.connection().is_none())
            .min_by_key(|(_, session)| session.number)
            .map(|(id, _)| id.clone());
        oldest.is_some_and(|id| self.sessions.remove(&id).is_some())
    }

    /// Returns the state of an application.
    pub(super) fn application(&mut self, id: u64, now: Instant) -> &mut Application {
        self.applications.entry(id).or_insert_with(|| Application {
            starts: StartLimit::new(now),
            identifies: 0,
            faults: PlannedFaults::default(),
            refused: None,
        })
    }
}

impl Connection {
    /// Tells the connection's task to look again.
    pub(super) fn wake(&self) {
        self.wake.notify_one();
    }
}

fn too_slow() -> Close {
    Close::because(CloseCode::UnknownError, "Events are not read fast enough.")
}

fn lag(config: &HubConfig) -> u64 {
    u64::try_from(config.queue_events).unwrap_or(u64::MAX)
}

fn earlier(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
