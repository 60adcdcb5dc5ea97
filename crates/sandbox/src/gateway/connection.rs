//! A connection: the task that reads from and writes to one WebSocket.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until, timeout};

use super::close::{self, Close, CloseCode};
use super::directory::MemberQuery;
use super::encoding::Encoding;
use super::handshake::Terms;
use super::hub::Hub;
use super::limits::SendLimit;
use super::members::MemberRequest;
use super::payload::{self, Incoming, op};
use super::registry::{End, Step};
use super::replay::Rendered;
use super::transcript::{self, Event, Side};
use crate::dispatch::Route;

/// Longest wait for the client to answer a close frame, and for the close frame to be written.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// Length of the excerpt of an unreadable frame that is recorded.
const EXCERPT: usize = 200;

struct Connection {
    hub: Arc<Hub>,
    id: u64,
    wake: Arc<Notify>,
    socket: WebSocket,
    encoding: Encoding,
    resume_url: String,
    sends: SendLimit,
    /// The time by which the next heartbeat must arrive.
    heartbeat_due: Instant,
}

/// Reason why a connection is over.
enum Stop {
    /// The server ends it.
    Server(End),
    /// The client closed it, with this code.
    Client(Option<u16>, String),
    /// The client is gone, or no longer speaks WebSocket.
    Lost(String),
}

impl From<Close> for Stop {
    fn from(close: Close) -> Self {
        Self::Server(End::Close(close))
    }
}

/// Serves a client until the connection is over.
pub(super) async fn run(
    hub: Arc<Hub>,
    mut socket: WebSocket,
    query: HashMap<String, String>,
    resume_url: String,
) {
    let wake = Arc::new(Notify::new());
    let Some(id) = hub.registry().open(Arc::clone(&wake), &hub.config) else { return };
    hub.record(id, Event::Opened { query: json!(query) });
    let stop = match Encoding::for_query(&query) {
        Err(close) => {
            let stop = Stop::from(close);
            finish(&hub, id, &stop);
            stop
        }
        Ok(encoding) => {
            let now = Instant::now();
            let sends = SendLimit::new(&hub.config, now);
            let heartbeat_due = now + hub.config.heartbeat_interval + hub.config.heartbeat_tolerance;
            let mut connection =
                Connection { hub, id, wake, socket, encoding, resume_url, sends, heartbeat_due };
            let stop = connection.exchange().await;
            finish(&connection.hub, id, &stop);
            socket = connection.socket;
            stop
        }
    };
    close_socket(socket, stop).await;
}

/// Takes a connection off the hub.
fn finish(hub: &Hub, id: u64, stop: &Stop) {
    let (by, code, reason, session_survives) = match stop {
        Stop::Server(End::Drop) => (Side::Server, None, String::new(), true),
        Stop::Server(End::Close(close)) => {
            let survives = close::survives_server_close(close.code);
            (Side::Server, Some(close.code), close.reason.to_string(), survives)
        }
        Stop::Client(code, reason) => {
            (Side::Client, *code, reason.clone(), close::survives_client_close(*code))
        }
        Stop::Lost(reason) => (Side::Client, None, reason.clone(), true),
    };
    hub.record(id, Event::Closed { by, code, reason });
    let application =
        hub.registry().connections.get(&id).and_then(|link| link.label.as_ref()).map(|label| label.0);
    hub.registry().leave(id, session_survives, Instant::now());
    if let Some(application) = application {
        hub.tell_presence(application);
    }
}

/// Ends the WebSocket as `stop` says.
async fn close_socket(mut socket: WebSocket, stop: Stop) {
    let close = match stop {
        Stop::Server(End::Drop) => return,
        Stop::Server(End::Close(close)) => Some(close),
        Stop::Client(..) => None,
        // A client that is still there has sent something unreadable.
        Stop::Lost(_) => Some(CloseCode::DecodeError.into()),
    };
    let closing = async {
        if let Some(Close { code, reason }) = close {
            let frame = CloseFrame { code, reason: reason.as_ref().into() };
            if socket.send(Message::Close(Some(frame))).await.is_err() {
                return;
            }
        }
        // Unread input would make the operating system reset the connection, and the client would
        // not see the close frame. Reading also sends the answer to the client's close frame.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    // The connection is dropped, even if it did not end in time.
    let _ = timeout(CLOSE_TIMEOUT, closing).await;
}

impl Connection {
    async fn exchange(&mut self) -> Stop {
        loop {
            let now = Instant::now();
            if now >= self.heartbeat_due {
                return Stop::from(Close::from(self.hub.config.heartbeat_close));
            }
            let step = self.hub.registry().step(self.id, now);
            let (more, until) = match step {
                Step::End(end) => return Stop::Server(end),
                Step::Controls(payloads) => {
                    for payload in payloads {
                        if let Err(stop) = self.send(payload.to_string(), payload, false).await {
                            return stop;
                        }
                    }
                    (true, self.heartbeat_due)
                }
                Step::Events { frames, compress } => {
                    for frame in frames {
                        if let Err(stop) = self.send(frame.text(), frame.payload(), compress).await {
                            return stop;
                        }
                    }
                    (true, self.heartbeat_due)
                }
                Step::Wait(until) => {
                    (false, until.map_or(self.heartbeat_due, |at| at.min(self.heartbeat_due)))
                }
            };
            tokio::select! {
                // The client's messages come first, so that a stream of events does not drown them.
                biased;
                message = self.socket.recv() => if let Err(stop) = self.receive(message) { return stop },
                () = std::future::ready(()), if more => {}
                () = self.wake.notified() => {}
                () = sleep_until(until) => {}
            }
        }
    }

    /// Writes one payload and notes it, unless the connection is ended meanwhile.
    async fn send(&mut self, text: String, payload: Value, compress: bool) -> Result<(), Stop> {
        let compress_from = compress.then_some(self.hub.config.compress_from_bytes);
        let Ok(message) = self.encoding.encode(&payload, text, compress_from) else {
            return Err(Close::from(CloseCode::UnknownError).into());
        };
        let deadline = Instant::now() + self.hub.config.write_timeout;
        let writing = self.socket.send(message);
        tokio::pin!(writing);
        loop {
            tokio::select! {
                biased;
                written = &mut writing => match written {
                    Ok(()) => break,
                    Err(error) => return Err(Stop::Lost(error.to_string())),
                },
                () = self.wake.notified() => {
                    let link = self.hub.registry().connections.get(&self.id).and_then(|link| link.end.clone());
                    if let Some(end) = link {
                        return Err(Stop::Server(end));
                    }
                }
                () = sleep_until(deadline) => return Err(Stop::Server(End::Drop)),
            }
        }
        self.hub.record(self.id, Event::Sent { payload: transcript::redacted(payload) });
        Ok(())
    }

    fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Stop> {
        match message {
            None => Err(Stop::Lost("The connection ended.".to_owned())),
            Some(Err(error)) => Err(Stop::Lost(error.to_string())),
            Some(Ok(Message::Close(frame))) => Err(match frame {
                Some(frame) => Stop::Client(Some(frame.code), frame.reason.to_string()),
                None => Stop::Client(None, String::new()),
            }),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Text(text))) => self.read(text.as_bytes()).map_err(Stop::from),
            Some(Ok(Message::Binary(bytes))) => self.read(&bytes).map_err(Stop::from),
        }
    }

    /// Reads and carries out one payload of the client.
    fn read(&mut self, bytes: &[u8]) -> Result<(), Close> {
        if bytes.len() > payload::MAX_BYTES {
            self.note_unreadable(bytes);
            return Err(Close::because(CloseCode::DecodeError, "A payload has at most 4096 bytes."));
        }
        let Some(payload) = self.encoding.format.decode(bytes) else {
            self.note_unreadable(bytes);
            return Err(CloseCode::DecodeError.into());
        };
        let incoming = Incoming::parse(&payload);
        self.hub.record(self.id, Event::Received { payload: transcript::redacted(payload) });
        if !self.sends.admit(Instant::now()) {
            return Err(CloseCode::RateLimited.into());
        }
        let link = self
            .hub
            .registry()
            .connections
            .get(&self.id)
            .map(|link| (link.end.is_some(), link.session.clone()));
        // Messages after the server has ended the connection must not change the close code.
        let Some((false, session)) = link else { return Ok(()) };
        match (incoming?, session) {
            (Incoming::Heartbeat, _) => self.heartbeat(),
            (Incoming::Identify(request), None) => {
                let terms = Terms { version: self.encoding.version, resume_url: &self.resume_url };
                let token = request.token.clone();
                return self
                    .hub
                    .identify(self.id, *request, &terms)
                    .inspect_err(|close| self.hub.note_refusal(&token, close));
            }
            (Incoming::Resume(request), None) => return self.hub.resume(self.id, &request),
            (Incoming::Identify(_) | Incoming::Resume(_), Some(_)) => {
                return Err(CloseCode::AlreadyAuthenticated.into());
            }
            (_, None) => return Err(CloseCode::NotAuthenticated.into()),
            (Incoming::Presence(presence), Some(session_id)) => {
                let application = self.hub.registry().sessions.get_mut(&session_id).map(|session| {
                    session.presence = Some(presence);
                    session.application_id
                });
                if let Some(application) = application {
                    self.hub.tell_presence(application);
                }
            }
            (Incoming::Members(request), Some(session_id)) => self.hub.answer(&session_id, &request),
            (Incoming::Ignored, Some(_)) => {}
        }
        Ok(())
    }

    fn heartbeat(&mut self) {
        let config = &self.hub.config;
        self.heartbeat_due = Instant::now() + config.heartbeat_interval + config.heartbeat_tolerance;
        let mut registry = self.hub.registry();
        if registry.connections.get(&self.id).is_some_and(|link| link.acknowledges) {
            registry.control(self.id, op::HEARTBEAT_ACK, &Value::Null);
        }
    }

    fn note_unreadable(&self, bytes: &[u8]) {
        let mut excerpt = String::from_utf8_lossy(bytes.get(..EXCERPT).unwrap_or(bytes)).into_owned();
        // An unreadable payload cannot be searched for the token.
        if excerpt.contains("token") {
            transcript::REDACTED.clone_into(&mut excerpt);
        }
        self.hub.record(self.id, Event::Unreadable { bytes: bytes.len(), excerpt });
    }
}

impl Hub {
    /// Answers a request for members, if the session may have an answer.
    fn answer(&self, session_id: &str, request: &MemberRequest) {
        let route = Route::Guild(request.guild_id);
        let asking = self
            .registry()
            .sessions
            .get(session_id)
            .filter(|session| session.serves(route) && request.is_answered(session.intents))
            .map(|session| (session.application_id, session.intents));
        let Some((application_id, intents)) = asking else { return };
        let now = Instant::now();
        if let Some(window) = self.config.member_requests_window.filter(|_| request.query == MemberQuery::All)
        {
            let mut registry = self.registry();
            let key = (application_id, request.guild_id);
            let again = registry.members_asked.get(&key).copied().filter(|again| *again > now);
            if let Some(again) = again {
                let told = Arc::new(request.too_soon(again - now));
                registry.push(session_id, Rendered::new("RATE_LIMITED", told), now, now);
                return;
            }
            registry.members_asked.retain(|_, again| *again > now);
            registry.members_asked.insert(key, now + window);
        }
        let Some(members) = self.directory.members(application_id, request.guild_id, &request.query) else {
            return;
        };
        let chunks = request.chunks(&members, intents);
        let mut registry = self.registry();
        for chunk in chunks {
            registry.push(session_id, Rendered::new("GUILD_MEMBERS_CHUNK", Arc::new(chunk)), now, now);
        }
    }
}
